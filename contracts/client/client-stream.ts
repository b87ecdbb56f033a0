import type { z } from 'zod';
import type { Endpoint, Failure } from '../endpoint.ts';
import { ApiFailure, type ApiReply, type ApiRequest, buildRequest, Unreachable } from './client.ts';

/** A streamed response; its chunks may end in the middle of a line. */
export interface ApiStreamReply {
  status: number;
  pieces: AsyncIterable<string>;
}

export type ApiStream = <Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Params, Body, Answer> & { isStream?: true },
  input: { body: z.input<Body>; signal?: AbortSignal },
) => AsyncGenerator<z.output<Answer>>;

/** Creates the function through which pages call streaming endpoints; pages write refusals in their own language. */
export function createApiStream(
  open: (request: ApiRequest) => Promise<ApiStreamReply>,
  localize: (reply: ApiReply) => Promise<ApiReply> = async (reply) => reply,
): ApiStream {
  return async function* (endpoint, input) {
    const request = buildRequest(endpoint as unknown as Endpoint, input);
    try {
      const { status, pieces } = await open(request);
      for await (const line of linesOf(pieces)) {
        const part = JSON.parse(line) as Partial<Failure>;
        // A refusal is one line, and so is an error in the middle of the stream.
        if (status >= 400 || part.status === 0) {
          const { body } = await localize({ status, body: part });
          throw new ApiFailure(status, body as Partial<Failure>);
        }
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
