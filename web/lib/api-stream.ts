import { createApiStream } from '../../contracts/client-stream.ts';
import { fetchApi, inSession } from './api.ts';
import { reportUnreachable } from './connection.ts';

/**
 * The one way to call an endpoint that answers in parts: `for await (const part of apiStream(it, { body, signal }))`.
 * Refusals are thrown as by `api`, also in the middle.
 */
export const apiStream = createApiStream(async (request) => {
  const response = await inSession(request, (token) => fetchApi(request, token));
  return { status: response.status, pieces: piecesOf(response, request.signal) };
});

/** By hand, because not every browser can iterate over a response. */
async function* piecesOf({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } catch (error) {
    if (!signal?.aborted) reportUnreachable();
    throw error;
  } finally {
    // Whoever stops reading needs no more of it.
    reader.cancel().catch(() => undefined);
  }
}
