import { z } from 'zod';
import { isObject, readFlag, readJson, readList } from '../../contracts/input-shapes.ts';

type Schema = z.core.$ZodType;

/**
 * Brings what a client sent closer to what the schema asks for: numbers as text and text as numbers, words for yes and no,
 * lists as text, null for what is left out. What cannot be fitted stays as it is, and the schema refuses it.
 */
export function fitInput(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return isLeftOut(def.innerType, value) ? undefined : fitInput(def.innerType, value);
    case 'nullable':
      return isLeftOut(def.innerType, value) ? null : fitInput(def.innerType, value);
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return fitInput(def.innerType, value);
    case 'pipe':
      // A schema that begins with a function of its own reads every shape itself.
      return isTransform(def.in) ? value : fitInput(def.in, value);
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    case 'number':
      return typeof value === 'string' && isNumeral(value) ? Number(value) : value;
    case 'boolean':
      return readFlag(value) ?? value;
    case 'enum':
      return fitEnum(Object.values(def.entries), value);
    case 'union':
      return fitUnion(def.options, value);
    case 'array':
      return fitArray(def.element, value);
    case 'object':
      return fitObject(def.shape, value);
    case 'record':
      return fitRecord(def.valueType, value);
    default:
      return value;
  }
}

function isLeftOut(schema: Schema, value: unknown): boolean {
  return value === undefined || value === null || (value === '' && !z.core.safeParse(schema, '').success);
}

function isTransform(schema: Schema): boolean {
  return schema._zod.def.type === 'transform';
}

function isNumeral(text: string): boolean {
  return text.length < 40 && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim());
}

function fitEnum(entries: readonly (string | number)[], value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const wanted = String(value).trim().toLowerCase();
  return entries.find((entry) => String(entry).toLowerCase() === wanted) ?? value;
}

function fitUnion(options: readonly Schema[], value: unknown): unknown {
  const fitted = options.map((option) => fitInput(option, value));
  const right = options.findIndex((option, index) => z.core.safeParse(option, fitted[index]).success);
  return right < 0 ? value : fitted[right];
}

function fitArray(element: Schema, value: unknown): unknown {
  const items = typeof value === 'string' ? listOf(value) : value;
  return Array.isArray(items) ? items.map((item) => fitInput(element, item)) : value;
}

/** JSON of a list, else texts with commas between. */
function listOf(text: string): unknown {
  return text.trimStart().startsWith('[') ? readJson(text) : readList(text);
}

/** Every field by its name, or by the same name in other capitals: `sellUnits` for `SellUnits`. */
function fitObject(shape: Record<string, Schema>, value: unknown): unknown {
  const object = readJson(value);
  if (!isObject(object)) return value;
  const entries = Object.entries(object);
  const exact = new Map(entries);
  const alike = new Map(entries.map(([name, item]) => [name.toLowerCase(), item]));
  const given = (name: string) => (exact.has(name) ? exact.get(name) : alike.get(name.toLowerCase()));
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fitInput(schema, given(name))]));
}

function fitRecord(valueType: Schema, value: unknown): unknown {
  const object = readJson(value);
  if (!isObject(object)) return value;
  return Object.fromEntries(Object.entries(object).map(([name, item]) => [name, fitInput(valueType, item)]));
}
