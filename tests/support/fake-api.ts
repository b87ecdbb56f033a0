import { onTestFinished, vi } from 'vitest';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';

interface Call {
  body: unknown;
  headers: Record<string, string>;
}

type Answer = object | (() => object | Promise<object>);

/** Replaces fetch: configured endpoints return their answers, every other call fails as a network error. All calls are recorded. */
export function fakeApi() {
  const answers = new Map<string, Answer>();
  const calls = new Map<string, Call[]>();
  const fakeFetch = async (address: string, { method = 'GET', body = null, headers = {} }: RequestInit = {}) => {
    const name = `${method} ${address.replace(apiBase, '')}`;
    const call = { body: body === null ? null : JSON.parse(String(body)), headers: headers as Record<string, string> };
    calls.set(name, [...(calls.get(name) ?? []), call]);
    const answer = answers.get(name);
    if (!answer) throw new TypeError(`${name} has no answer`);
    const given = typeof answer === 'function' ? await answer() : answer;
    if (given instanceof Response) return given;
    const { http = 200, ...rest } = given as { http?: number };
    return Response.json({ status: http < 400 ? 1 : 0, message: '', ...rest }, { status: http });
  };
  vi.stubGlobal('fetch', vi.fn(fakeFetch));
  onTestFinished(async () => {
    // A call without an answer sets the server as unreachable, which would be polled for, and known, in later tests.
    answers.set('GET /healthz', {});
    const { checkConnection } = await import('../../web/lib/api/connection.ts');
    await checkConnection();
    vi.unstubAllGlobals();
  });

  const nameOf = ({ method, path }: Endpoint, params: Record<string, string>) =>
    `${method} ${path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '')}`;
  return {
    /** Sets the answer of an endpoint from now on; `http` sets its status code, and a response is answered as it is. */
    answer: (endpoint: Endpoint, answer: Answer, params: Record<string, string> = {}) =>
      void answers.set(nameOf(endpoint, params), answer),
    /** Sets the answer of any other address, such as /healthz. */
    answerAt: (name: string, answer: Answer) => void answers.set(name, answer),
    callsOf: (endpoint: Endpoint, params: Record<string, string> = {}) => calls.get(nameOf(endpoint, params)) ?? [],
    callsAt: (name: string) => calls.get(name) ?? [],
  };
}
