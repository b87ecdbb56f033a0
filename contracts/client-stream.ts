import type { z } from 'zod';
import { ApiFailure, type ApiRequest, buildRequest, Unreachable } from './client.ts';
import type { Endpoint, Failure } from './endpoint.ts';

/** An answer that is still arriving: its text, piece by piece, wherever the pieces were cut. */
export interface ApiStreamReply {
  status: number;
  pieces: AsyncIterable<string>;
}

export type ApiStream = <Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Body, Answer> & { isStream?: true },
  input: { body: z.input<Body>; signal?: AbortSignal },
) => AsyncGenerator<z.output<Answer>>;

/** Makes the one function through which pages call endpoints that answer in parts. */
export function createApiStream(open: (request: ApiRequest) => Promise<ApiStreamReply>): ApiStream {
  return async function* (endpoint, input) {
    const request = buildRequest(endpoint as unknown as Endpoint, input);
    try {
      const { status, pieces } = await open(request);
      for await (const line of linesOf(pieces)) {
        const part = JSON.parse(line) as Partial<Failure>;
        // A refusal is one line; so is what is said when the server breaks off in the middle.
        if (status >= 400 || part.status === 0) throw new ApiFailure(status, part);
        yield part as never;
      }
    } catch (cause) {
      if (cause instanceof ApiFailure || request.signal?.aborted) throw cause;
      throw new Unreachable(cause);
    }
  };
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}
