import { type Api, ApiFailure, createApi, readReply } from '../../contracts/client/client.ts';
import { type ApiStream, createApiStream } from '../../contracts/client/client-stream.ts';
import { toFormData } from '../../contracts/client/form-data.ts';
import { apiBase, type Endpoint } from '../../contracts/endpoint.ts';
import type { Tally } from './tally.ts';

/** A simulated browser with its session and file cache. */
export interface Browser {
  api: Api;
  apiStream: ApiStream;
  /** The session's token; null for a guest. */
  token: string | null;
  /** Opens a page in a new tab, fetching the scripts and styles that are not cached. */
  open(path: string, wanted?: Wanted): Promise<string>;
  /** Follows a link in an open page, which fetches only data. */
  goOn(path: string, wanted?: Wanted): Promise<string>;
  /** Fetches a picture. */
  picture(path: string): Promise<void>;
}

interface Wanted {
  /** Text that the page must show. */
  shows?: string;
  status?: 200 | 404;
}

interface Surroundings {
  site: string;
  address: string;
  /** Cached files. */
  kept: Set<string>;
  tally: Tally;
}

const patienceMs = 30_000;

/** Creates a browser with its own client address. */
export function createBrowser({ site, address, kept, tally }: Surroundings): Browser {
  const browser: Browser = {
    token: null,
    api: (endpoint, input) => timed(nameOf(endpoint), () => call(endpoint, input)),
    async *apiStream(endpoint, input) {
      const began = performance.now();
      yield* stream(endpoint, input);
      tally.time(nameOf(endpoint), performance.now() - began);
    },
    async open(path, wanted = {}) {
      const html = await read(`page ${patternOf(path)}`, path, 'text/html', wanted.status);
      if (!html.includes('</html>')) throw new Error(`The page ${path} is not whole.`);
      if (wanted.shows) requireText(path, html, inHtml(wanted.shows));
      await Promise.all(filesIn(html).map(fetchOnce));
      return html;
    },
    async goOn(path, wanted = {}) {
      const [pathname = '', search] = path.split('?');
      const place = `${pathname === '/' ? '/_root' : pathname}.data${search ? `?${search}` : ''}`;
      const data = await read(`data ${patternOf(path)}`, place, 'text/x-script', wanted.status);
      if (wanted.shows) requireText(path, data, JSON.stringify(wanted.shows).slice(1, -1));
      return data;
    },
    async picture(path) {
      await read('picture', path, 'image/');
    },
  };

  const call = createApi(async (request) => {
    const response = await send(`${apiBase}${request.path}`, {
      method: request.method,
      headers: headersFor(request.form ? undefined : request.body),
      body: request.form ? toFormData(request) : request.body === undefined ? null : JSON.stringify(request.body),
    });
    return readReply(request, response);
  });

  const stream = createApiStream(async ({ method, path, body }) => {
    const response = await send(`${apiBase}${path}`, { method, headers: headersFor(body), body: JSON.stringify(body) });
    if (!response.body) throw new Error('The answer has no body.');
    return { status: response.status, pieces: readPieces(response.body) };
  });

  const headersFor = (body: unknown): Record<string, string> => ({
    ...(browser.token ? { authorization: `Bearer ${browser.token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  });

  function send(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = { ...options.headers, 'x-forwarded-for': address, 'user-agent': 'Chrome Linux (soak)' };
    return fetch(site + path, { ...options, headers, signal: AbortSignal.timeout(patienceMs) });
  }

  async function read(productType: string, path: string, type: string, status = 200): Promise<string> {
    return timed(productType, async () => {
      const response = await send(path);
      const text = await response.text();
      const said = response.headers.get('content-type') ?? 'nothing';
      if (response.status !== status) throw new Error(`${path} answered ${response.status}, not ${status}.`);
      if (!said.startsWith(type)) throw new Error(`${path} came as ${said}, not as ${type}.`);
      if (text.length === 0) throw new Error(`${path} came empty.`);
      return text;
    });
  }

  async function fetchOnce(file: string): Promise<void> {
    if (kept.has(file)) return;
    kept.add(file);
    await read('file of a page', file, '');
  }

  /** Refused requests are timed too. */
  async function timed<Result>(productType: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      // The path is part of the message, because the same sentence may come from several endpoints.
      throw new Error(`${productType}: ${reasonOf(error)}`, { cause: error });
    } finally {
      tally.time(productType, performance.now() - began);
    }
  }

  return browser;
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const patternOf = (path: string) => path.replace(/\?.*/, '').replace(/\d+/g, ':id');

function reasonOf(error: unknown): string {
  if (error instanceof ApiFailure) return `${error.status} ${error.message}`;
  // The innermost cause tells why a connection failed.
  return error instanceof Error && error.cause ? reasonOf(error.cause) : String(error);
}

function filesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file]) => file as string);
}

function requireText(path: string, body: string, text: string): void {
  if (!body.includes(text)) throw new Error(`The page ${path} does not show '${text}'.`);
}

function inHtml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] as string);
}

/** Uses a reader, because the types of browser and server disagree on whether a stream can be iterated over. */
async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    yield decoder.decode(chunk.value, { stream: true });
  }
}
