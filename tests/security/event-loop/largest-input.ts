import type { z } from 'zod';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { jsonSchemaOf } from '../../../server/platform/http/documentation/openapi.ts';
import type { Schema } from '../../fuzz/inputs/from-schema.ts';

/** The path of a text in a body, and the maximum length in its schema. */
export interface TextPlace {
  path: (string | number)[];
  maxLength: number;
}

const longestList = 60;

/** Fields that refer to other records: a call with an invalid reference is refused before it does its work. */
const references = /^(version|cursor|publish_key|salesRegion|recommended_countries|current_password)$|_id$|category/;
const isReference = ({ path }: TextPlace) => path.some((name) => references.test(String(name)));

/** A body with every field of the contract and lists of maximum length; values in `given` are used as they are. */
export function fullBody(endpoint: Endpoint, given: unknown): unknown {
  const schema = jsonSchemaOf(endpoint.body, 'input') as Schema | null;
  return schema ? build(schema, given) : undefined;
}

/** The same body with only the references in `given`, so that the call can succeed. */
export function workableBody(full: unknown, given: unknown): unknown {
  if (typeof full !== 'object' || full === null || Array.isArray(full)) return full;
  const example = (given ?? {}) as object;
  return Object.fromEntries(Object.entries(full).filter(([name]) => name in example || !references.test(name)));
}

function build(schema: Schema, given: unknown): unknown {
  if ('const' in schema) return given ?? schema.const;
  if (schema.enum) return given ?? schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return given ?? build(choice, given);
  if (schema.type === 'object') return buildObject(schema, (given ?? {}) as Record<string, unknown>);
  if (schema.type === 'array') {
    const [first] = Array.isArray(given) ? given : [];
    return Array.from({ length: schema.maxItems ?? longestList }, () => build(schema.items ?? {}, first));
  }
  if (given !== undefined) return given;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.format === 'date') return '2026-11-01';
  return 'a';
}

function buildObject({ properties, propertyNames, additionalProperties }: Schema, given: Record<string, unknown>) {
  const names = properties ? Object.keys(properties) : ((propertyNames?.enum as string[] | undefined) ?? ['a', 'b']);
  const schemaOf = (name: string) =>
    properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
  return Object.fromEntries(names.map((name) => [name, build(schemaOf(name), given[name])]));
}

/** Every text of a body; in a list only those of the first item. */
export function textPlaces(endpoint: Endpoint, body: unknown): TextPlace[] {
  const schema = jsonSchemaOf(endpoint.body, 'input') as Schema | null;
  return schema ? placesIn(schema, body, []) : [];
}

function placesIn(schema: Schema, value: unknown, path: TextPlace['path']): TextPlace[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => placesIn(choice, value, path)).slice(0, 1);
  if (schema.enum || 'const' in schema) return [];
  if (schema.type === 'string') return [{ path, maxLength: schema.maxLength ?? Number.POSITIVE_INFINITY }];
  if (Array.isArray(value)) return placesIn(schema.items ?? {}, value[0], [...path, 0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const { additionalProperties: rest } = schema;
    const schemaOf = schema.properties?.[name] ?? (typeof rest === 'object' ? rest : {});
    return placesIn(schemaOf, field, [...path, name]);
  });
}

/** A copy of the body with these texts replaced; in a list, in every item. */
export function withTexts(body: unknown, texts: { path: TextPlace['path']; text: string }[]): unknown {
  const copy = structuredClone(body);
  for (const { path, text } of texts) put(copy, path, text);
  return copy;
}

function put(holder: unknown, [name, ...rest]: TextPlace['path'], text: string): void {
  if (name === undefined || typeof holder !== 'object' || holder === null) return;
  const keys = name === 0 ? Object.keys(holder) : [String(name)];
  for (const key of keys) {
    if (rest.length === 0) (holder as Record<string, unknown>)[key] = text;
    else put((holder as Record<string, unknown>)[key], rest, text);
  }
}

/** How often a place is in a body: once for every item of the lists that it is in. */
export function countPlace(body: unknown, [name, ...rest]: TextPlace['path']): number {
  if (name === undefined) return 1;
  if (typeof body !== 'object' || body === null) return 0;
  const fields = name === 0 ? Object.values(body) : [(body as Record<string, unknown>)[String(name)]];
  return fields.reduce((sum: number, field) => sum + countPlace(field, rest), 0);
}

const longest = 20_000;
const lengths = [5000, 3000, 2000, 800, 254, 200, 120, 80, 40, 15];

/** The longest text of this shape that the contract accepts here; null if it accepts none. */
export function longestAllowed(
  schema: z.ZodType,
  body: unknown,
  { path, maxLength }: TextPlace,
  shape: (length: number) => string,
): string | null {
  if (isReference({ path, maxLength })) return null;
  const isAllowed = (text: string) => schema.safeParse(withTexts(body, [{ path, text }])).success;
  const candidates = [Math.min(maxLength, longest), ...lengths.filter((length) => length < maxLength)].map(shape);
  // A field that refuses the shortest text (a price, an id, a language) refuses them all.
  if (!isAllowed(candidates.at(-1) ?? '')) return null;
  return candidates.find(isAllowed) ?? null;
}
