import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { apiBase, type Endpoint, failure } from '../../../../contracts/endpoint.ts';
import { type ErrorCode, errorStatuses } from '../../../../contracts/errors.ts';
import english from '../../../../data/messages/en/interface.json' with { type: 'json' };
import { errorCodesOf } from './endpoint-errors.ts';

const accessNotes: Record<Endpoint['access'], string> = {
  open: 'Open to everyone.',
  account: 'Needs a signed-in account.',
  seller: 'Needs a signed-in seller.',
  customer: 'Needs a signed-in customer.',
  operator: 'Needs a signed-in operator of the site with the right to it.',
};

/** The JSON schema of a contract's schema; null for `z.undefined()`. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> | null {
  if (schema instanceof z.ZodUndefined) return null;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function requestBodyOf({ method, body, file }: Endpoint) {
  if (method === 'GET') return {};
  const schema = jsonSchemaOf(body, 'input') as { properties?: object; required?: string[] } | null;
  if (!file) {
    if (!schema) return {};
    return { requestBody: { required: Boolean(schema.required?.length), content: { 'application/json': { schema } } } };
  }
  const photo = { type: 'string', format: 'binary', description: 'The photo as a file.' };
  const form = { type: 'object', ...schema, properties: { ...schema?.properties, [file]: photo } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function parametersOf({ method, params, body }: Endpoint) {
  return [...describeParameters(params, 'path'), ...(method === 'GET' ? describeParameters(body, 'query') : [])];
}

function describeParameters(fields: z.ZodType, place: 'path' | 'query') {
  const schema = jsonSchemaOf(fields, 'input') as { properties?: Record<string, unknown>; required?: string[] } | null;
  return Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(schema?.required?.includes(name)),
    schema: part,
  }));
}

/** `NotSignedIn` for `not_signed_in`. */
function componentName(code: ErrorCode): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The response for one HTTP status, which may have several error codes. */
function errorResponse(codes: readonly ErrorCode[]) {
  const description = codes.map((code) => `\`${code}\`: ${english.errors[code]}`).join('\n\n');
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
    ],
  };
  return { description, content: { 'application/json': { schema } } };
}

/** Error responses by status. A status with one code refers to the shared response of that code. */
function errorResponses(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => errorStatuses[code]);
  const described = [...byStatus].map(([status, codes]) => {
    const [only, ...others] = codes;
    const isAlone = only !== undefined && others.length === 0;
    return [status, isAlone ? { $ref: `#/components/responses/${componentName(only)}` } : errorResponse(codes)];
  });
  return Object.fromEntries(described) as Record<number, ReturnType<typeof errorResponse> | { $ref: string }>;
}

const fileHeaders = {
  'Content-Disposition': { description: 'The name to save the file under.', schema: { type: 'string' } },
};

function successResponse({ isStream, fileType, answer }: Endpoint) {
  if (fileType) {
    const content = { [fileType]: { schema: { type: 'string', format: 'binary' } } };
    return { description: 'Success, as a file', headers: fileHeaders, content };
  }
  return {
    description: isStream ? 'Success, one part a line' : 'Success',
    content: { [isStream ? 'application/x-ndjson' : 'application/json']: { schema: jsonSchemaOf(answer, 'output') } },
  };
}

function operationOf(endpoint: Endpoint) {
  const { operationId, summary, access } = endpoint;
  return {
    operationId,
    summary,
    description: accessNotes[access],
    security: access === 'open' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: {
      ...errorResponses(endpoint),
      200: successResponse(endpoint),
    },
  };
}

type Operation = ReturnType<typeof operationOf>;

/** The error responses that operations refer to. */
function sharedResponses(operations: Operation[]) {
  const used = JSON.stringify(operations);
  const codes = Object.keys(errorStatuses) as ErrorCode[];
  const shared = codes.filter((code) => used.includes(`"#/components/responses/${componentName(code)}"`));
  return Object.fromEntries(shared.map((code) => [componentName(code), errorResponse([code])]));
}

const description = `The API behind the site, on the same origin.

Bodies are JSON; a form (URL-encoded or multipart) with the same fields is read as well. Ids and figures may be numbers or
text, and what is optional may be left out, null or empty. Countries are ISO 3166 codes or names.
Every failure has \`status\` 0, a sentence in \`message\`, and a \`code\` that stays the same.`;

/** Generates the OpenAPI document from the contracts, yielding to other requests in between. */
export async function describeApi(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    await setImmediate();
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Snapbazaar', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: apiBase, description: 'This site' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchemaOf(failure, 'output') },
      responses: sharedResponses(Object.values(paths).flatMap((operations) => Object.values(operations))),
    },
    paths,
  };
}

export type ApiDescription = Awaited<ReturnType<typeof describeApi>>;
