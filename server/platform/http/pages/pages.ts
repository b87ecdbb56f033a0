import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Api, isApiFailure } from '../../../../contracts/client/client.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { findLanguage } from '../../../../contracts/languages.ts';
import { languageOfPath, pathInLanguage, withoutLanguage } from '../../../../contracts/pages/language-path.ts';
import type { PageSettings } from '../../../../contracts/pages/page-settings.ts';
import { sendEncoded } from './encoded-body.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { dropUnknownParams, isShared } from './page-query.ts';
import { hashInlineScripts, pageHeaders } from './security-headers.ts';

/** The function that the web bundle exports. */
export type RenderPage = (
  request: Request,
  tools: { api: Api; nonce: string; isShared: boolean; settings: PageSettings; report(error: unknown): void },
) => Promise<Response>;

export interface PageOptions {
  renderPage: RenderPage;
  api: Api;
  cache: PageCache;
  cacheControl: string;
  /** Never taken from a request, because a forged Host header must not reach a shared page. */
  origin: string;
  settings: PageSettings;
}

// A missing file below these paths is a plain 404 and not a page.
const nonPagePaths = /^\/(api|assets|uploads)\//;

/** Excludes `//host` and `/\\host`, which browsers read as another site's address. */
const ownPath = /^\/(?![/\\])/;

/** The path and query of a request target, which may be an absolute URL with an untrusted host. */
const pathOf = (target: string) => target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '');

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Serves every remaining path: pages, and the data requests of client-side navigation. */
export function installPages(
  app: FastifyInstance,
  { renderPage, api, cache, cacheControl, origin, settings }: PageOptions,
): void {
  async function render(address: URL, request: FastifyRequest, nonce: string, isShared: boolean): Promise<Response> {
    let isUnavailable = false;
    const report = (error: unknown) => {
      isUnavailable ||= isApiFailure(error) && error.status === 503;
      request.log.error({ err: error }, 'page failed');
    };
    const response = await renderPage(new Request(address), { api, nonce, isShared, settings, report });
    if (!isUnavailable || response.status < 500) return response;
    // Search engines and proxies come back after an outage, and take a 500 for a broken page.
    const headers = new Headers(response.headers);
    headers.set('retry-after', '5');
    return new Response(response.body, { status: 503, headers });
  }

  async function renderShared(address: URL, request: FastifyRequest): Promise<CachedPage> {
    const nonce = newNonce();
    const response = await render(address, request, nonce, true);
    const headers = Object.fromEntries(response.headers);
    let plain = Buffer.from(await response.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html')) {
      const { html, hashes } = hashInlineScripts(plain.toString(), nonce);
      Object.assign(headers, pageHeaders(hashes));
      plain = Buffer.from(html);
    }
    headers['cache-control'] = response.status === 200 ? cacheControl : 'no-store';
    const [brotli, gzipped] = await Promise.all([
      compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      compressGzip(plain),
    ]);
    return { status: response.status, headers, brotli, gzip: gzipped };
  }

  async function streamPage(address: URL, request: FastifyRequest, reply: FastifyReply) {
    const nonce = newNonce();
    const response = await render(address, request, nonce, false);
    reply.code(response.status).headers(Object.fromEntries(response.headers)).header('cache-control', 'no-store');
    return reply.headers(pageHeaders([`'nonce-${nonce}'`])).send(response.body ?? '');
  }

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (!ownPath.test(path)) return reply.redirect(path.replace(/^[/\\]*/, '/'), 308);
    const requested = new URL(origin + path);
    const moved = pathOfOldLanguageLink(requested);
    if (moved !== null) return reply.redirect(moved, 301);
    const address = dropUnknownParams(requested);
    if (nonPagePaths.test(address.pathname)) throw new AppError('not_found');
    if (!isShared(address)) return streamPage(address, request, reply);
    const page = await cache.get(address.pathname + address.search, () => renderShared(address, request));
    return sendEncoded(request, reply.code(page.status).headers(page.headers), page);
  });
}

/** Where a link of the time when the language was a parameter leads now; null for any other link. */
function pathOfOldLanguageLink({ pathname, searchParams }: URL): string | null {
  const language = searchParams.get('lang');
  if (language === null) return null;
  const params = new URLSearchParams(searchParams);
  params.delete('lang');
  const query = params.size > 0 ? `?${params}` : '';
  return pathInLanguage(withoutLanguage(pathname), findLanguage(language) ?? languageOfPath(pathname)) + query;
}

const newNonce = () => randomBytes(16).toString('base64url');
