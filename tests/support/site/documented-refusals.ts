import type { FastifyInstance } from 'fastify';
import { apiBase, type Failure } from '../../../contracts/endpoint.ts';
import { errorCodesOf } from '../../../server/platform/http/documentation/endpoint-errors.ts';

/** Collects every error code that an endpoint returns but its contract, and so the API reference, does not document. */
export function collectUndocumentedErrors(server: FastifyInstance): string[] {
  const undocumented: string[] = [];
  server.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return payload;
    const endpoint = server.endpoints.find((one) => one.method === method && apiBase + one.path === routeOptions.url);
    if (!endpoint) return payload;
    const { code } = JSON.parse(payload) as Failure;
    if (!errorCodesOf(endpoint).some((documented) => documented === code))
      undocumented.push(`${method} ${endpoint.path}: ${code}`);
    return payload;
  });
  return undocumented;
}
