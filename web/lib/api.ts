import type { UserType } from '../../contracts/accounts.ts';
import { type ApiReply, type ApiRequest, createApi } from '../../contracts/client.ts';
import { apiBase } from '../../contracts/endpoint.ts';
import { reportUnreachable } from './connection.ts';
import { signInPath } from './return-path.ts';
import { forgetSession, readSession } from './session.ts';

/** The one way to call the API from the browser. */
export const api = createApi(async (request) => {
  const session = readSession();
  const reply = await exchange(request, session?.token).catch((error) => {
    if (!request.signal?.aborted) reportUnreachable();
    throw error;
  });
  // Only if the refused session is still the stored one: after logging out, or in anew, an old answer means nothing.
  const isOver = reply.status === 401 && session !== null && readSession()?.token === session.token;
  return isOver ? signInAgain(session.user_type) : reply;
});

async function exchange({ method, path, body, signal }: ApiRequest, token: string | undefined): Promise<ApiReply> {
  const response = await fetch(`${apiBase}${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  // Our server always answers in JSON; anything else comes from a stranger in between, and it was not reached.
  return { status: response.status, body: await response.json() };
}

/** Leaves the page, so the caller is never answered: what it would show would only flash by. */
function signInAgain(kind: UserType): Promise<never> {
  const { pathname, search, hash } = window.location;
  forgetSession();
  window.location.assign(signInPath(kind, pathname + search + hash));
  return new Promise(() => undefined);
}
