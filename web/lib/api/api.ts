import { applicationHeader } from '../../../contracts/client/application.ts';
import { type ApiReply, type ApiRequest, createApi, readReply } from '../../../contracts/client/client.ts';
import { apiBase, type Failure } from '../../../contracts/endpoint.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { pageSettings } from '../page/page-settings.ts';
import { apiSession } from './api-session.ts';
import { reportUnreachable } from './connection.ts';
import { localizeReply } from './localize-reply.ts';

/** The one way to call the API from the browser. A call that needs a confirmed contact is repeated after it is confirmed. */
export const api = createApi(async (request) => {
  const send = () => withSession(request, (token) => sendRequest(request, token));
  const reply = await send();
  const needsContact = (reply.body as Partial<Failure> | null)?.code === 'contact_not_verified';
  return needsContact && (await apiSession()?.confirmContact()) ? send() : reply;
});

/** A call that renews the token, such as linking a way to sign in, is answered within this time. */
const renewalMs = 500;

/** Sends a request with the stored session's token; redirects to the sign-in page when that session has expired. */
export async function withSession<Reply extends { status: number }>(
  { signal }: ApiRequest,
  send: (token: string | undefined) => Promise<Reply>,
): Promise<Reply> {
  const calls = apiSession();
  const session = calls?.read();
  const reply = await send(session?.token).catch((error) => {
    if (!signal?.aborted) reportUnreachable();
    throw error;
  });
  if (reply.status !== 401 || !calls || !session) return reply;
  // The server may have renewed the token while this call was under way, and the answer with the new one may still come.
  if (calls.read()?.token === session.token) await new Promise((resolve) => setTimeout(resolve, renewalMs));
  const current = calls.read();
  if (current?.token === session.token) return calls.signInAgain();
  // A late 401 of an earlier session must not end the session of another person that was started since.
  return current && current.accountId === session.accountId ? send(current.token) : reply;
}

async function sendRequest(request: ApiRequest, token: string | undefined): Promise<ApiReply> {
  if (request.form) {
    const { sendForm } = await import('./send-form.ts');
    return localizeReply(await sendForm(request, headersOf(request.path, token)));
  }
  const response = await fetchApi(request, token);
  // Our server answers a file where one is expected, and otherwise in JSON; anything else comes from a proxy in between, and counts as unreachable.
  return localizeReply(await readReply(request, response));
}

/** Sends a request without files. */
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
    'accept-language': getLocale(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(path.startsWith('/remote/') ? { [applicationHeader]: pageSettings().application } : {}),
  };
}
