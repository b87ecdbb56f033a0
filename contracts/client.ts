import type { z } from 'zod';
import type { Endpoint, Failure } from './endpoint.ts';

/** One request on its way to the API, whatever carries it (fetch in the browser, inject on the server). */
export interface ApiRequest {
  method: string;
  /** Below the API base, parameters filled in. */
  path: string;
  body: unknown;
  /** Sent as a multipart form together with the body's fields. */
  form: { field: string; file: Blob | undefined; onProgress: OnProgress | undefined } | undefined;
  signal: AbortSignal | undefined;
  /** Whether it is carried out even when the page is left meanwhile. */
  keepalive: boolean;
}

/** Told how much of a form has left the browser, from 0 to 1. */
export type OnProgress = (share: number) => void;

export interface ApiReply {
  status: number;
  body: unknown;
}

/** The server answered, and the answer was no. `message` is the server's own sentence. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.error || failure.message || `The server answered with status ${status}.`);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = failure.code ?? 'unexpected';
    this.requestId = failure.request_id ?? '';
  }
}

/**
 * Whether an error is the server's no. By what it says and not by its class: the built pages hold a copy of the class
 * of their own, and a refusal met while rendering was made by the server's.
 */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}

/** Whether no answer came at all; told by its name for the same reason. */
export function isUnreachable(error: unknown): error is Unreachable {
  return error instanceof Error && error.name === 'Unreachable';
}

/** No answer came at all. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
    this.name = 'Unreachable';
  }
}

type Given<Schema extends z.ZodType, Name extends string> =
  undefined extends z.input<Schema> ? { [K in Name]?: z.input<Schema> } : { [K in Name]: z.input<Schema> };

export type Api = <Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Body, Answer>,
  input?: Given<Params, 'params'> & Given<Body, 'body'> & CallOptions,
) => Promise<z.output<Answer>>;

interface CallOptions {
  signal?: AbortSignal;
  /** For endpoints that take a file. */
  file?: Blob;
  onProgress?: OnProgress;
  /** For small requests only: a browser lets 64 KiB outlive a page. */
  keepalive?: boolean;
}

/** Makes the one function through which pages call the API. */
export function createApi(send: (request: ApiRequest) => Promise<ApiReply>): Api {
  return async (endpoint, input) => {
    const request = buildRequest(endpoint, input);
    const reply = await send(request).catch((cause) => {
      if (request.signal?.aborted) throw cause;
      throw new Unreachable(cause);
    });
    const answer = (reply.body ?? {}) as Partial<Failure>;
    // The envelope decides, whatever the HTTP code: its status is 1 or the answer is no.
    if (reply.status >= 400 || (answer.status ?? 1) !== 1) throw new ApiFailure(reply.status, answer);
    return reply.body as never;
  };
}

export function buildRequest(endpoint: Endpoint, input: unknown): ApiRequest {
  const given = (input ?? {}) as CallOptions & { params?: Record<string, unknown>; body?: unknown };
  return {
    method: endpoint.method,
    path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.params?.[name]))),
    body: given.body,
    form: endpoint.file ? { field: endpoint.file, file: given.file, onProgress: given.onProgress } : undefined,
    signal: given.signal,
    keepalive: given.keepalive ?? false,
  };
}
