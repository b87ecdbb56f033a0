import fc, { type Arbitrary } from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

/** The part of JSON Schema that zod writes for our contracts. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** Existing values of the tested site by field name. */
export type Known = Record<string, string[]>;

const longestArray = 5;
const longestText = 300;

/** Valid values for a schema; fields with known names mostly get existing values. */
export function keeping(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  const made = make(schema, known, name);
  const existing = known[name];
  if (!existing?.length || schema.type !== 'string') return made;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: made });
}

function make(schema: Schema, known: Known, name: string): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => keeping(choice, known, name)));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer(bounds(schema));
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(keeping(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? longestArray, longestArray),
      });
    case 'object':
      return object(schema, known);
    default:
      return hostileValue;
  }
}

function bounds({ minimum, maximum }: Schema) {
  return { min: Math.max(minimum ?? -(2 ** 31), -(2 ** 31)), max: Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1) };
}

function text({ pattern, format, minLength = 0, maxLength = longestText }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date')
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, longestText) };
  // A text within its length bounds may still be hostile.
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...length }),
    fc.string({ unit: 'binary', ...length }),
    hostileText.map((odd) => odd.slice(0, maxLength).padEnd(minLength, 'x')),
  );
}

function object(
  { properties, required = [], additionalProperties, propertyNames }: Schema,
  known: Known,
): Arbitrary<unknown> {
  if (properties) {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, keeping(field, known, name)]),
    );
    return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  }
  const value = typeof additionalProperties === 'object' ? keeping(additionalProperties, known) : hostileValue;
  return fc.dictionary((propertyNames ? keeping(propertyNames, known) : hostileText) as Arbitrary<string>, value, {
    maxKeys: longestArray,
  });
}

interface Bend {
  at: number;
  how: 'replace' | 'drop' | 'wrap' | 'add';
  name: string;
  value: unknown;
}

const bend: Arbitrary<Bend> = fc.record({
  at: fc.nat(1000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'wrap', 'add'),
  name: hostileText,
  value: hostileValue,
});

/** Valid values with one or two invalid places, because nearly valid input finds most bugs. */
export function nearly(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(values, fc.array(bend, { minLength: 1, maxLength: 2 }))
    .map(([value, bends]) => bends.reduce(applyBend, value));
}

function applyBend(value: unknown, { at, how, name, value: odd }: Bend): unknown {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return odd;
  const { holder, key } = place;
  if (how === 'drop') delete holder[key];
  // A large numeric key would create an array of that length.
  else if (how === 'add') holder[Array.isArray(holder) ? String(holder.length) : name] = odd;
  else holder[key] = how === 'wrap' ? [holder[key]] : odd;
  return copy;
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
