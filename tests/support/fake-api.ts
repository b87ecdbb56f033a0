import { onTestFinished, vi } from 'vitest';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';

interface Call {
  body: unknown;
  headers: Record<string, string>;
}

type Answer = object | (() => object | Promise<object>);

/** Stands in for the network: endpoints answer as told, everything else is out of reach. The calls of each are kept. */
export function fakeApi() {
  const answers = new Map<string, Answer>();
  const calls = new Map<string, Call[]>();
  const reach = async (address: string, { method = 'GET', body = null, headers = {} }: RequestInit = {}) => {
    const name = `${method} ${address.replace(apiBase, '')}`;
    const call = { body: body === null ? null : JSON.parse(String(body)), headers: headers as Record<string, string> };
    calls.set(name, [...(calls.get(name) ?? []), call]);
    const answer = answers.get(name);
    if (!answer) throw new TypeError(`${name} is out of reach`);
    const { http = 200, ...rest } = (typeof answer === 'function' ? await answer() : answer) as { http?: number };
    return Response.json({ status: http < 400 ? 1 : 0, message: '', ...rest }, { status: http });
  };
  vi.stubGlobal('fetch', vi.fn(reach));
  onTestFinished(() => void vi.unstubAllGlobals());

  const nameOf = ({ method, path }: Endpoint, params: Record<string, string>) =>
    `${method} ${path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '')}`;
  return {
    /** Says what an endpoint answers from now on; `http` is the status of a refusal. */
    answer: (endpoint: Endpoint, answer: Answer, params: Record<string, string> = {}) =>
      void answers.set(nameOf(endpoint, params), answer),
    /** Answers any other address, such as /healthz. */
    answerAt: (name: string, answer: Answer) => void answers.set(name, answer),
    callsOf: (endpoint: Endpoint, params: Record<string, string> = {}) => calls.get(nameOf(endpoint, params)) ?? [],
    callsAt: (name: string) => calls.get(name) ?? [],
  };
}
