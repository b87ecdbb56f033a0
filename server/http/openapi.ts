import { z } from 'zod';
import { apiBase, type Endpoint, failure } from '../../contracts/endpoint.ts';

const accessNotes: Record<Endpoint['access'], string> = {
  open: 'Open to everyone.',
  account: 'Needs a signed-in account.',
  seller: 'Needs a signed-in seller.',
  customer: 'Needs a signed-in customer.',
};

/** Where the schema is `z.undefined()` there is nothing to describe. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> | null {
  if (schema instanceof z.ZodUndefined) return null;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function requestBodyOf({ body, file }: Endpoint) {
  const schema = schemaOf(body, 'input') as { properties?: object } | null;
  if (!file) return schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {};
  const form = {
    type: 'object',
    ...schema,
    properties: { ...schema?.properties, [file]: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function operationOf(endpoint: Endpoint) {
  const params = schemaOf(endpoint.params, 'input') as { properties?: Record<string, unknown> } | null;
  return {
    summary: endpoint.summary,
    description: accessNotes[endpoint.access],
    ...(endpoint.access === 'open' ? {} : { security: [{ session: [] }] }),
    parameters: Object.entries(params?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...requestBodyOf(endpoint),
    responses: {
      200: {
        description: endpoint.isStream ? 'Success, one part a line' : 'Success',
        content: {
          [endpoint.isStream ? 'application/x-ndjson' : 'application/json']: {
            schema: schemaOf(endpoint.answer, 'output'),
          },
        },
      },
      default: { description: 'Failure', content: { 'application/json': { schema: schemaOf(failure, 'output') } } },
    },
  };
}

/** The OpenAPI document of everything that is served, made from the contracts themselves. */
export function describeApi(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of endpoints) {
    const path = `${apiBase}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Snapbazaar', version: '1', description: 'The API behind the site, on the same origin.' },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

export type ApiDescription = ReturnType<typeof describeApi>;
