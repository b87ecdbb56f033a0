import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Api, createApi } from '../../../../contracts/client/client.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';

const header = 'x-inner-call';
// Random for each process, so that no visitor can forge an internal call.
const secret = randomUUID();

/** The API client for server rendering: same validation and access rules, no socket. */
export function createInternalApi(app: FastifyInstance): Api {
  return createApi(async ({ method, path, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: `${apiBase}${path}`,
      headers: { [header]: secret },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  });
}

/** Whether a request comes from rendering a page; the rate limit already counted the visitor's own request. */
export function isInternalCall(request: FastifyRequest): boolean {
  return request.headers[header] === secret;
}
