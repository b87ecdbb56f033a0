import type { z } from 'zod';
import { jsonSchemaOf } from '../documentation/openapi.ts';
import { fieldExamples } from './field-examples.ts';

/** The parts of JSON Schema that our contracts use. */
interface Node {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Node;
  properties?: Record<string, Node>;
  additionalProperties?: Node;
  anyOf?: Node[];
  description?: string;
  default?: unknown;
  example?: unknown;
}

interface Issue {
  path?: readonly PropertyKey[] | undefined;
  input?: unknown;
}

/** The message for a validation issue: which field it is, what is expected there, and an example. */
export function validationMessage(schema: z.ZodType, { path = [], input }: Issue): string {
  if (path.length === 0) {
    return 'The body must be an object with the fields of this call, for example {"field": "value"}.';
  }
  const node = nodeAt(jsonSchemaFor(schema), path);
  const field = `The field '${path.join('.').slice(0, 100)}'`;
  const name = path.findLast((key) => typeof key === 'string');
  const expected = `${describe(node)}, for example ${exampleOf(node, String(name))}.`;
  return input === undefined ? `${field} is required: ${expected}` : `${field} must be ${expected}`;
}

const schemaCache = new WeakMap<z.ZodType, Node>();

function jsonSchemaFor(schema: z.ZodType): Node {
  const node = schemaCache.get(schema) ?? (jsonSchemaOf(schema, 'input') as Node);
  schemaCache.set(schema, node);
  return node;
}

function nodeAt(node: Node, path: readonly PropertyKey[]): Node {
  return path.reduce<Node>((parent, key) => childOf(parent, key) ?? {}, node);
}

function childOf(node: Node, key: PropertyKey): Node | undefined {
  if (node.anyOf) return node.anyOf.map((option) => childOf(option, key)).find((child) => child !== undefined);
  return typeof key === 'number' ? node.items : (node.properties?.[String(key)] ?? node.additionalProperties);
}

const formats: Record<string, { words: string; example: string }> = {
  uuid: { words: 'a UUID', example: '3f2b8c1e-9d4a-4c57-8e21-6b0f5a7d1c93' },
  date: { words: 'a day as year-month-day', example: '2026-11-16' },
  'date-time': { words: 'a time as ISO 8601 writes it', example: '2026-11-16T08:00:00Z' },
};

function describe(node: Node): string {
  if (node.description) return node.description;
  if (node.anyOf) return options(node).map(describe).join(' or ');
  if (node.enum) return `one of ${node.enum.slice(0, 20).map(String).join(', ')}`;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.type === 'boolean') return 'true or false';
  if (node.type === 'integer') return `a whole number${range(node)}`;
  if (node.type === 'number') return `a number${range(node)}`;
  if (node.type === 'array') return `a list${node.maxItems ? ` of at most ${node.maxItems} entries` : ''}`;
  if (node.type === 'object') return 'an object';
  const format = formats[node.format ?? ''];
  if (format) return format.words;
  return node.maxLength ? `a text of at most ${node.maxLength} characters` : 'a text';
}

function range({ minimum, maximum }: Node): string {
  const isBound = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  if (isBound(minimum) && isBound(maximum)) return ` from ${minimum} to ${maximum}`;
  if (isBound(minimum)) return ` of at least ${minimum}`;
  return isBound(maximum) ? ` of at most ${maximum}` : '';
}

function exampleOf(node: Node, name: string): string {
  if (node.example !== undefined) return formatValue(node.example);
  if (node.anyOf) return exampleOf(options(node)[0] ?? {}, name);
  if (node.default !== undefined && node.default !== '') return formatValue(node.default);
  if (node.enum) return String(node.enum[0]);
  if (node.type === 'boolean') return 'true';
  if (node.type === 'integer' || node.type === 'number') return String(Math.max(node.minimum ?? 1, 1));
  if (node.type === 'array') return `[${exampleOf(node.items ?? {}, name)}]`;
  if (node.type === 'object') return objectExample(node);
  return formats[node.format ?? '']?.example ?? fieldExamples[name] ?? '"text"';
}

/** An object with the first of its fields. */
function objectExample({ properties = {} }: Node): string {
  const [[name, child] = ['field', {}]] = Object.entries(properties);
  return `{"${name}": ${JSON.stringify(exampleOf(child, name))}}`;
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The alternatives other than null and empty text. */
function options({ anyOf = [] }: Node): Node[] {
  return anyOf.filter(({ type, const: only }) => type !== 'null' && only !== '');
}
