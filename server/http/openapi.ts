import { z } from 'zod';
import { apiBase, type Endpoint, failure } from '../../contracts/endpoint.ts';

const accessNotes: Record<Endpoint['access'], string> = {
  open: 'Open to everyone.',
  account: 'Needs a signed-in account.',
  seller: 'Needs a signed-in seller.',
  customer: 'Needs a signed-in customer.',
};

/** Where the schema is `z.undefined()` there is nothing to describe. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> | null {
  if (schema instanceof z.ZodUndefined) return null;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function operationOf(endpoint: Endpoint) {
  const body = schemaOf(endpoint.body, 'input');
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
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } },
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
