import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Api, createApi } from '../../contracts/client.ts';
import { apiBase } from '../../contracts/endpoint.ts';

const header = 'x-inner-call';
// Known to this process only, so that no visitor can pass for the server itself.
const secret = randomUUID();

/** The API as pages reach it while they are rendered: same validation and access rules, no socket. */
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

/** Whether a request comes from rendering a page; the visitor's own request was already counted. */
export function isInternalCall(request: FastifyRequest): boolean {
  return request.headers[header] === secret;
}
