/** A long listing in seven languages is some 20 KB; nothing honest comes near this. */
const largestAnswer = 512 * 1024;

/** An endpoint asks to be left alone for longer than an answer may take. */
export class ModelBusyError extends Error {}

/** An endpoint sends more than any answer can need. */
export class AnswerTooLargeError extends Error {}

type Body = Record<string, unknown>;

interface Concession {
  /** How an endpoint complains. */
  about: RegExp;
  make(body: Body): Body;
}

/** What endpoints differ in. */
const concessions: Concession[] = [
  {
    about: /response_format|json_schema|structured|grammar/i,
    make: ({ response_format: _, ...rest }) => rest,
  },
  {
    about: /max_tokens/i,
    make: ({ max_tokens, ...rest }) => ({ ...rest, max_completion_tokens: max_tokens }),
  },
];

/**
 * Makes the `fetch` that a model is asked with. It bounds the answer, does not wait out a Retry-After that is longer than an
 * answer may take, and asks an endpoint from then on without what it has once said it does not know.
 */
export function createModelFetch(seconds: number): typeof fetch {
  const made = new Set<Concession>();
  return async (address, init) => {
    for (;;) {
      // Another call may learn something meanwhile; what matters is how this one was asked.
      const asked = [...made];
      // The photo and the key are for the endpoint that was set, and for nobody it would send us to.
      const response = await fetch(address, { ...init, redirect: 'error', body: withConcessions(init?.body, asked) });
      if (isBusyBeyond(response, seconds)) {
        throw new ModelBusyError(`status ${response.status}, for longer than an answer may take`);
      }
      if (!isComplaint(response)) return bounded(response);
      const complaint = await bounded(response).text();
      const more = concessions.find((concession) => !asked.includes(concession) && concession.about.test(complaint));
      if (!more) return new Response(complaint, response);
      made.add(more);
    }
  };
}

function withConcessions(body: RequestInit['body'], made: Concession[]): RequestInit['body'] {
  if (made.length === 0) return body;
  return JSON.stringify(made.reduce((rest, concession) => concession.make(rest), JSON.parse(String(body))));
}

function isComplaint({ status }: Response): boolean {
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
      if (left < 0) controller.error(new AnswerTooLargeError('more than an answer can need'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
