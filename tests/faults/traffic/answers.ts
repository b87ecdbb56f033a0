import { failure } from '../../../contracts/endpoint.ts';
import english from '../../../data/messages/en/interface.json' with { type: 'json' };
import type { Site } from '../site/site.ts';

// Twice the database timeout, for connecting and for the query, and a margin for a busy machine.
export const longestAnswerMs = 30_000;
const sentences = new Set<string>(Object.values(english.errors));
const traces = /\n\s+at |node:internal|node_modules|\b(?:Type|Reference|Syntax)Error\b|ECONN|ENOSPC|ENOENT|relation "/;

/** Fetches like a browser and reports every response without a sentence for the user. */
export type Visit = (address: string, init?: RequestInit) => Promise<Response>;

/** `note` is called with what was wrong with a response. */
export function visitorOf(site: Site, note: (problem: string) => void): Visit {
  return async (address, init = {}) => {
    const began = performance.now();
    const what = `${init.method ?? 'GET'} ${new URL(address).pathname}`;
    try {
      const response = await fetch(address, { ...init, signal: AbortSignal.timeout(longestAnswerMs) });
      const body = Buffer.from(await response.arrayBuffer());
      const problem = problemOf(response, body);
      if (problem) note(`${what} ${response.status}: ${problem}`);
      return new Response([204, 304].includes(response.status) ? null : body, response);
    } catch (error) {
      const isHanging = (error as Error).name === 'TimeoutError';
      // While the process is down, a proxy would answer instead.
      if (isHanging || !site.web.wasDownSince(began)) {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        note(`${what}: ${isHanging ? 'no answer' : ((error as Error).cause ?? error)} after ${seconds} s`);
      }
      throw error;
    }
  };
}

function problemOf(response: Response, body: Buffer): string | null {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('image/')) return null;
  const text = body.toString();
  if (text === '') return 'empty';
  if (traces.test(text) && !response.ok) return `shows its insides: ${text.slice(0, 300)}`;
  if (type.startsWith('text/html'))
    return /<h1|role="alert"/.test(text) ? null : `a page without words: ${text.slice(0, 300)}`;
  if (response.ok) return null;
  const said = failure.safeParse(readJson(text)).data?.message;
  return said && (sentences.has(said) || /^[A-Z].*[.]$/.test(said)) ? null : `no sentence: ${text.slice(0, 300)}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
