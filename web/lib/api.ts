import type { UserType } from '../../contracts/accounts.ts';
import { applicationHeader, ownApplication } from '../../contracts/application.ts';
import { type ApiReply, type ApiRequest, createApi } from '../../contracts/client.ts';
import { apiBase } from '../../contracts/endpoint.ts';
import { reportUnreachable } from './connection.ts';
import { signInPath } from './return-path.ts';
import { forgetSession, readSession } from './session.ts';

/** The one way to call the API from the browser. */
export const api = createApi((request) => inSession(request, (token) => exchange(request, token)));

/** One exchange with the stored session's token; where that session is over, its owner signs in again. */
export async function inSession<Reply extends { status: number }>(
  { signal }: ApiRequest,
  ask: (token: string | undefined) => Promise<Reply>,
): Promise<Reply> {
  const session = readSession();
  const reply = await ask(session?.token).catch((error) => {
    if (!signal?.aborted) reportUnreachable();
    throw error;
  });
  // Only if the refused session is still the stored one: after logging out, or in anew, an old answer means nothing.
  const isOver = reply.status === 401 && session !== null && readSession()?.token === session.token;
  return isOver ? signInAgain(session.user_type) : reply;
}

async function exchange(request: ApiRequest, token: string | undefined): Promise<ApiReply> {
  if (request.form) {
    const { sendForm } = await import('./send-form.ts');
    return sendForm(request, headersOf(request.path, token));
  }
  const response = await fetchApi(request, token);
  // Our server always answers in JSON; anything else comes from a stranger in between, and it was not reached.
  return { status: response.status, body: await response.json() };
}

/** Sends a request that carries no file. */
export function fetchApi(request: ApiRequest, token: string | undefined): Promise<Response> {
  const { method, path, body, signal, keepalive } = request;
  return fetch(`${apiBase}${path}`, {
    method,
    signal: signal ?? null,
    keepalive,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headersOf(path, token),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

function headersOf(path: string, token: string | undefined): Record<string, string> {
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(path.startsWith('/remote/') ? { [applicationHeader]: ownApplication } : {}),
  };
}

/** Leaves the page, so the caller is never answered: what it would show would only flash by. */
function signInAgain(kind: UserType): Promise<never> {
  const { pathname, search, hash } = window.location;
  forgetSession();
  window.location.assign(signInPath(kind, pathname + search + hash, 'ended'));
  return new Promise(() => undefined);
}
