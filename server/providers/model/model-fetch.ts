/** A long listing in seven languages is some 20 KB; nothing honest comes near this. */
const largestAnswer = 512 * 1024;

/** An endpoint asks to be left alone for longer than an answer may take. */
export class ModelIsBusy extends Error {}

/** An endpoint sends more than any answer can need. */
export class AnswerIsTooLarge extends Error {}

/**
 * Makes the `fetch` that a model is asked with. It bounds the answer, does not wait out a Retry-After that is longer than an
 * answer may take, and asks an endpoint that does not know JSON schemas without one from then on.
 */
export function createModelFetch(seconds: number): typeof fetch {
  let knowsSchemas = true;
  return async (address, init) => {
    const ask = () => fetch(address, { ...init, body: knowsSchemas ? init?.body : withoutSchema(init?.body) });
    const response = await ask();
    if (isBusyBeyond(response, seconds))
      throw new ModelIsBusy(`status ${response.status}, for longer than an answer may take`);
    if (!knowsSchemas || !mayBeAboutSchemas(response)) return bounded(response);
    const explanation = await bounded(response).text();
    if (!/response_format|json_schema|structured|grammar/i.test(explanation))
      return new Response(explanation, response);
    knowsSchemas = false;
    return bounded(await ask());
  };
}

function withoutSchema(body: RequestInit['body']): string {
  const { response_format: _, ...rest } = JSON.parse(String(body));
  return JSON.stringify(rest);
}

function mayBeAboutSchemas({ status }: Response): boolean {
  return status === 400 || status === 422 || status === 501;
}

function isBusyBeyond({ status, headers }: Response, seconds: number): boolean {
  if (status !== 429 && status !== 503) return false;
  const after = headers.get('retry-after') ?? '0';
  const wait = /^\d+(\.\d+)?$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return wait > seconds;
}

function bounded(response: Response): Response {
  if (!response.body) return response;
  let left = largestAnswer;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new AnswerIsTooLarge('more than an answer can need'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
