import { type Api, createApi, readReply } from '../../../contracts/client/client.ts';
import { toFormData } from '../../../contracts/client/form-data.ts';
import { apiBase } from '../../../contracts/endpoint.ts';

type Send = (address: string, init: RequestInit) => Promise<Response>;

/** The typed client of a site in another process. */
export function apiAt(address: string, token?: string, send: Send = fetch): Api {
  return createApi(async (request) => {
    const { method, body, form, signal } = request;
    const response = await send(`${address}${apiBase}${request.path}`, {
      method,
      signal: signal ?? null,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      body: form ? toFormData(request) : body === undefined ? null : JSON.stringify(body),
    });
    return readReply(request, response);
  });
}
