/** A long listing in seven languages is about 20 KB, so a valid answer never comes near this. */
const maxAnswerBytes = 512 * 1024;

/** The endpoint's Retry-After is longer than an answer may take. */
export class ModelBusyError extends Error {}

/** The endpoint sends more bytes than any valid answer has. */
export class AnswerTooLargeError extends Error {}

type Body = Record<string, unknown>;

interface Workaround {
  /** Matches the error message of an endpoint that needs this workaround. */
  pattern: RegExp;
  apply(body: Body): Body;
}

/** Request fields that some endpoints do not support, and what to send instead. */
const workarounds: Workaround[] = [
  {
    pattern: /response_format|json_schema|structured|grammar/i,
    apply: ({ response_format: _, ...rest }) => rest,
  },
  {
    pattern: /stream_options|include_usage/i,
    apply: ({ stream_options: _, ...rest }) => rest,
  },
  {
    pattern: /max_tokens/i,
    apply: ({ max_tokens, ...rest }) => ({ ...rest, max_completion_tokens: max_tokens }),
  },
];

/**
 * Creates the `fetch` for model calls. It limits the size of an answer, fails on a Retry-After that is longer than an answer
 * may take, and stops sending request fields that the endpoint has rejected once.
 */
export function createModelFetch(seconds: number): typeof fetch {
  const active = new Set<Workaround>();
  return async (address, init) => {
    for (;;) {
      // Copied, because a concurrent call may add a workaround while this one waits.
      const applied = [...active];
      // Redirects are refused, so that the photo and the key go only to the configured endpoint.
      const response = await fetch(address, {
        ...init,
        redirect: 'error',
        body: applyWorkarounds(init?.body, applied),
      });
      if (isBusyLongerThan(response, seconds)) {
        throw new ModelBusyError(`status ${response.status}, for longer than an answer may take`);
      }
      if (!isRejection(response)) return limitSize(response);
      const rejection = await limitSize(response).text();
      const workaround = workarounds.find(
        (candidate) => !applied.includes(candidate) && candidate.pattern.test(rejection),
      );
      if (!workaround) return new Response(rejection, response);
      active.add(workaround);
    }
  };
}

function applyWorkarounds(body: RequestInit['body'], active: Workaround[]): RequestInit['body'] {
  if (active.length === 0) return body;
  return JSON.stringify(active.reduce((rest, workaround) => workaround.apply(rest), JSON.parse(String(body))));
}

function isRejection({ status }: Response): boolean {
  return status === 400 || status === 422 || status === 501;
}

function isBusyLongerThan({ status, headers }: Response, seconds: number): boolean {
  if (status !== 429 && status !== 503) return false;
  const after = headers.get('retry-after') ?? '0';
  const wait = /^\d+(\.\d+)?$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return wait > seconds;
}

function limitSize(response: Response): Response {
  if (!response.body) return response;
  let left = maxAnswerBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new AnswerTooLargeError('more than an answer can need'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
