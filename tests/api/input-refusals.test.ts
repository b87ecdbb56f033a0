import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { AppError } from '../../contracts/errors.ts';
import { jsonSchemaOf } from '../../server/platform/http/documentation/openapi.ts';
import { parse } from '../../server/platform/http/serve.ts';
import { declaredEndpoints } from '../support/site/declared-endpoints.ts';

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  required?: string[];
}

/** Values of which most are wrong for any field: the wrong type, too long, no such text. */
const wrongValues = [{ a: { b: 1 } }, [[{}]], 'a?b', -5.5, 'x'.repeat(30_000), undefined];

/** The places of all fields, down to those of objects in lists. */
function pathsOf(node: Node, path: (string | number)[] = []): (string | number)[][] {
  const options = node.anyOf ?? [node];
  return options.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, child]) => [[...path, name], ...pathsOf(child, [...path, name])]),
    ...(items ? [[...path, 0], ...pathsOf(items, [...path, 0])] : []),
  ]);
}

/** An input in which only this field is given, and wrong. */
const inputWith = ([key, ...rest]: (string | number)[], value: unknown): unknown => {
  const inner = rest.length > 0 ? inputWith(rest, value) : value;
  return typeof key === 'number' ? [inner] : { [key as string]: inner };
};

function refusalOf(schema: z.ZodType, input: unknown): { message: string; fields: string[] } | null {
  try {
    parse(schema, input);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || !(error.cause instanceof z.ZodError)) throw error;
    return { message: error.message, fields: (error.cause.issues[0]?.path ?? []).map(String) };
  }
}

const schemasOf = ({ params, body }: Endpoint) =>
  [params, body].filter((schema) => !(schema instanceof z.ZodUndefined));
const endpoints = (await declaredEndpoints()).map((one) => [`${one.method} ${one.path}`, one] as const);

describe('a wrong or missing field', () => {
  test.each(endpoints)('of %s is named, with what is expected there and a real example', (_, endpoint) => {
    for (const schema of schemasOf(endpoint)) {
      for (const path of pathsOf(jsonSchemaOf(schema, 'input') as Node)) {
        for (const value of wrongValues) {
          const refusal = refusalOf(schema, inputWith(path, value));
          if (!refusal) continue;
          const { message, fields } = refusal;
          expect(message).toMatch(/^\p{Lu}.+/su);
          expect(message, 'a sentence of the schema library').not.toMatch(
            /^Invalid (input|string|option)|^Too (big|small)|expected/,
          );
          if (!message.startsWith('The field ')) continue;
          expect(message).toContain(`'${fields.join('.').slice(0, 100)}'`);
          expect(message, 'a field needs an example: in its contract, or in field-examples.ts').not.toMatch(
            /"text"\]?\.$/,
          );
          expect(message, 'a text with a pattern needs a description').not.toMatch(/(must be|required:) a text, for/);
        }
      }
    }
  });

  test('is checked at every depth of the contracts', () => {
    const paths = endpoints.flatMap(([, endpoint]) =>
      schemasOf(endpoint).flatMap((schema) => pathsOf(jsonSchemaOf(schema, 'input') as Node)),
    );
    expect(paths.length).toBeGreaterThan(300);
    expect(Math.max(...paths.map(({ length }) => length))).toBeGreaterThan(2);
  });
});
