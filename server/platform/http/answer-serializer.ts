import fastJsonStringify from 'fast-json-stringify';
import type { z } from 'zod';
import { jsonSchemaOf } from './documentation/openapi.ts';

/**
 * Writes an answer as JSON with the fields of its schema only, so that other fields never leave the server. It is compiled
 * for the first answer, because compiling the serializers of all endpoints took a fifth of a start.
 */
export function createAnswerSerializer(answer: z.ZodType): (value: unknown) => string {
  let serialize: ((value: unknown) => string) | undefined;
  return (value) => {
    serialize ??= fastJsonStringify(jsonSchemaOf(answer, 'output') ?? {});
    return serialize(value);
  };
}
