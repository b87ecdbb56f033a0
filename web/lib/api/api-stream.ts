import { createApiStream } from '../../../contracts/client/client-stream.ts';
import { fetchApi, withSession } from './api.ts';
import { reportUnreachable } from './connection.ts';
import { localizeReply } from './localize-reply.ts';

/**
 * The one way to call a streaming endpoint: `for await (const part of apiStream(endpoint, { body, signal }))`.
 * Errors are thrown as by `api`, also in the middle of the stream.
 */
export const apiStream = createApiStream(async (request) => {
  const response = await withSession(request, (token) => fetchApi(request, token));
  return { status: response.status, pieces: readChunks(response, request.signal) };
}, localizeReply);

/** Uses a reader, because not every browser can iterate over a response body. */
async function* readChunks({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } catch (error) {
    if (!signal?.aborted) reportUnreachable();
    throw error;
  } finally {
    // The consumer may stop early; the rest of the response is not needed then.
    reader.cancel().catch(() => undefined);
  }
}
