import { z } from 'zod';
import { isObject, readFlag, readJson, readList } from '../../../../contracts/input/input-shapes.ts';

type Schema = z.core.$ZodType;

/**
 * Coerces what a client sent to the types of the schema: numbers sent as text and text as numbers, words for yes and no,
 * lists as text, null for omitted fields. What cannot be coerced is left unchanged, and the schema rejects it.
 */
export function coerceInput(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return isOmitted(def.innerType, value) ? undefined : coerceInput(def.innerType, value);
    case 'nullable':
      return isOmitted(def.innerType, value) ? null : coerceInput(def.innerType, value);
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return coerceInput(def.innerType, value);
    case 'pipe':
      // A schema that starts with a transform parses every shape itself.
      return isTransform(def.in) ? value : coerceInput(def.in, value);
    case 'string':
      if (typeof value === 'number') return numberText(value);
      return typeof value === 'boolean' ? String(value) : value;
    case 'number':
      return typeof value === 'string' && isNumeric(value) ? Number(value) : value;
    case 'boolean':
      return readFlag(value) ?? value;
    case 'enum':
      return coerceEnum(Object.values(def.entries), value);
    case 'union':
      return coerceUnion(def.options, value);
    case 'array':
      return coerceArray(def.element, value);
    case 'object':
      return coerceObject(def.shape, value);
    case 'record':
      return coerceRecord(def.valueType, value);
    default:
      return value;
  }
}

/** A fourth decimal after three, because three typed digits after a point can be thousands. */
function numberText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function isOmitted(schema: Schema, value: unknown): boolean {
  return value === undefined || value === null || (value === '' && !z.core.safeParse(schema, '').success);
}

function isTransform(schema: Schema): boolean {
  return schema._zod.def.type === 'transform';
}

function isNumeric(text: string): boolean {
  return text.length < 40 && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim());
}

function coerceEnum(entries: readonly (string | number)[], value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const normalized = String(value).trim().toLowerCase();
  return entries.find((entry) => String(entry).toLowerCase() === normalized) ?? value;
}

function coerceUnion(options: readonly Schema[], value: unknown): unknown {
  const coerced = options.map((option) => coerceInput(option, value));
  const matching = options.findIndex((option, index) => z.core.safeParse(option, coerced[index]).success);
  return matching < 0 ? value : coerced[matching];
}

function coerceArray(element: Schema, value: unknown): unknown {
  const items = typeof value === 'string' ? parseList(value) : value;
  return Array.isArray(items) ? items.map((item) => coerceInput(element, item)) : value;
}

/** Parses a JSON array, or else comma-separated text. */
function parseList(text: string): unknown {
  return text.trimStart().startsWith('[') ? readJson(text) : readList(text);
}

/** Finds every field by its name, or else ignoring case: `sellUnits` for `SellUnits`. */
function coerceObject(shape: Record<string, Schema>, value: unknown): unknown {
  const object = readJson(value);
  if (!isObject(object)) return value;
  const entries = Object.entries(object);
  const byName = new Map(entries);
  const byLowerCase = new Map(entries.map(([name, item]) => [name.toLowerCase(), item]));
  const find = (name: string) => (byName.has(name) ? byName.get(name) : byLowerCase.get(name.toLowerCase()));
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, coerceInput(schema, find(name))]));
}

function coerceRecord(valueType: Schema, value: unknown): unknown {
  const object = readJson(value);
  if (!isObject(object)) return value;
  return Object.fromEntries(Object.entries(object).map(([name, item]) => [name, coerceInput(valueType, item)]));
}
