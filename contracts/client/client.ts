import type { z } from 'zod';
import { connectionText } from '../../i18n/generated/connection.ts';
import type { Endpoint, Failure } from '../endpoint.ts';

/** A request to the API, independent of the transport (fetch in the browser, inject on the server). */
export interface ApiRequest {
  method: string;
  /** Below the API base, parameters filled in. */
  path: string;
  body: unknown;
  /** Sent as a multipart form together with the body's fields. */
  form: { field: string; file: Blob | undefined; onProgress: OnProgress | undefined } | undefined;
  /** Whether a success is answered as a file. */
  expectsFile: boolean;
  signal: AbortSignal | undefined;
  /** Whether the browser finishes the request even if the page is closed. */
  keepalive: boolean;
}

/** Called with the uploaded share of a form, from 0 to 1. */
export type OnProgress = (share: number) => void;

export interface ApiReply {
  status: number;
  body: unknown;
}

/** The server refused the request; `message` is the server's own sentence. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  /** What to continue with, where the error says so. */
  readonly challenge: string | undefined;

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.error || failure.message || `The server answered with status ${status}.`);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = failure.code ?? 'unexpected';
    this.requestId = failure.request_id ?? '';
    this.challenge = failure.challenge;
  }
}

/**
 * Whether an error is a refusal of the server. Checks the name instead of the class, because the built pages bundle
 * their own copy of the class, and an error thrown while rendering is an instance of the server's.
 */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}

/** Whether no response arrived; checks the name for the same reason. */
export function isUnreachable(error: unknown): error is Unreachable {
  return error instanceof Error && error.name === 'Unreachable';
}

/** No response arrived. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(connectionText('unreachable'), { cause });
    this.name = 'Unreachable';
  }
}

type CallInput<Schema extends z.ZodType, Name extends string> =
  undefined extends z.input<Schema> ? { [K in Name]?: z.input<Schema> } : { [K in Name]: z.input<Schema> };

export type Api = <Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Body, Answer>,
  input?: CallInput<Params, 'params'> & CallInput<Body, 'body'> & CallOptions,
) => Promise<z.output<Answer>>;

interface CallOptions {
  signal?: AbortSignal;
  /** For endpoints that accept a file. */
  file?: Blob;
  onProgress?: OnProgress;
  /** For small requests only, because browsers limit keepalive requests to 64 KiB. */
  keepalive?: boolean;
}

/** Creates the function through which pages call the API. */
export function createApi(send: (request: ApiRequest) => Promise<ApiReply>): Api {
  return async (endpoint, input) => {
    const request = buildRequest(endpoint, input);
    const reply = await send(request).catch((cause) => {
      if (request.signal?.aborted) throw cause;
      throw new Unreachable(cause);
    });
    const answer = (reply.body ?? {}) as Partial<Failure>;
    // The envelope decides: a status other than 1 is a failure, also with an HTTP status below 400.
    if (reply.status >= 400 || (answer.status ?? 1) !== 1) throw new ApiFailure(reply.status, answer);
    return reply.body as never;
  };
}

export function buildRequest(endpoint: Endpoint, input: unknown): ApiRequest {
  const options = (input ?? {}) as CallOptions & { params?: Record<string, unknown>; body?: unknown };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(options.params?.[name])),
  );
  const isGet = endpoint.method === 'GET';
  return {
    method: endpoint.method,
    path: isGet ? path + queryOf(options.body) : path,
    body: isGet ? undefined : options.body,
    form: endpoint.file ? { field: endpoint.file, file: options.file, onProgress: options.onProgress } : undefined,
    expectsFile: Boolean(endpoint.fileType),
    signal: options.signal,
    keepalive: options.keepalive ?? false,
  };
}

/** The reply in a response: a file where one is expected and nothing was refused, and JSON otherwise. */
export async function readReply({ expectsFile }: ApiRequest, response: Response): Promise<ApiReply> {
  const { status, headers } = response;
  if (!expectsFile || !response.ok) return { status, body: await response.json() };
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return { status, body: { name: decodeURIComponent(name), content: await response.blob() } };
}

/** The query string of a GET; fields without a value are left out. */
function queryOf(body: unknown): string {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}
