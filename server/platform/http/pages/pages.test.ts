import { once } from 'node:events';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { knownParams } from './page-query.ts';
import type { RenderPage } from './pages.ts';

const clientDirectory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-client-'));
await mkdir(path.join(clientDirectory, 'assets'));
await writeFile(path.join(clientDirectory, 'assets', 'entry.js'), 'ours()');
await writeFile(path.join(clientDirectory, 'sw.js'), 'ours()');
await writeFile(path.join(clientDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rm(clientDirectory, { recursive: true }));

/** Renders the request's headers, and a query parameter without escaping it. */
const renderPage: RenderPage = async (request, { nonce, report }) => {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (pathname === '/outage') {
    report(Object.assign(new Error('not ready'), { name: 'ApiFailure', status: 503 }));
    return new Response('<p>Try again</p>', { status: 500, headers: { 'content-type': 'text/html' } });
  }
  if (pathname === '/broken') throw new Error('the database at db.internal is away');
  const headerNames = [...request.headers.keys()].join();
  const text = pathname === '/hostile' ? '<script>steal()</script>' : (searchParams.get('tool') ?? '');
  return new Response(
    `<link rel="canonical" href="${origin}${pathname}"><p>${headerNames}</p>${text}<script nonce="${nonce}">ours()</script>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
};

const web = { type: 'built', renderPage, clientDirectory } as const;
const settings = { PUBLIC_URL: 'https://bazaar.example', BODY_LIMIT_KB: '1' };
const { server, takeErrors } = await buildTestApp({ web, settings });

/** Sends a request target unchanged, which an HTTP client would normalize. */
async function sendRaw(target: string): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as { port: number }).port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

test('a page that needs an unavailable database answers 503 and says when to come back', async () => {
  const answer = await server.inject('/outage');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.body).toContain('Try again');
  expect(takeErrors()).toHaveLength(1);
});

describe('a shared page', () => {
  test.each(['//evil.example/about', '/\\evil.example/about', '///about', 'http://evil.example//evil.example/about'])(
    'is not rendered for %s, which names another site',
    async (target) => {
      const answer = await sendRaw(target);
      expect(answer).toMatch(/^HTTP\/1.1 308 /);
      expect(answer).toMatch(/\r\nlocation: \/(evil\.example\/)?about\r\n/);
      expect((await server.inject('/about')).body).toContain('href="https://bazaar.example/about"');
    },
  );

  test.each(['/th//evil.example?lang=en', '/th/\\evil.example?lang=en', '/th/..//evil.example?lang=en'])(
    'of an old language link leads to no other site: %s',
    async (target) => expect(await sendRaw(target)).toMatch(/\r\nlocation: \/evil\.example\r\n/),
  );

  test('contains the configured origin, whatever host, target and headers the request has', async () => {
    expect(await sendRaw('http://evil.example/terms')).toContain('href="https://bazaar.example/terms"');
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-original-url': '/admin',
      forwarded: 'host=evil.example',
      authorization: 'Bearer somebody',
      cookie: 'session=somebody',
    };
    const forged = await server.inject({ url: '/privacy', headers });
    const plain = await server.inject('/privacy');
    expect(forged.body).toBe(plain.body);
    expect(plain.body).toContain('href="https://bazaar.example/privacy"><p></p>');
  });

  test('is cached per query: one visitor’s input is not shown to the next', async () => {
    expect((await server.inject('/about?tool=mine')).body).toContain('mine');
    for (const url of ['/about', '/about?tool=yours', '/about?Tool=mine']) {
      expect((await server.inject(url)).body).not.toContain('mine');
    }
  });

  test('allows its own script and no injected one', async () => {
    const { body, headers } = await server.inject('/hostile');
    expect(body).toContain('<script>steal()</script><script>ours()</script>');
    const sources = String(headers['content-security-policy']).match(/'sha256-[^']+'/g);
    expect(sources).toHaveLength(1);
  });
});

describe('security headers', () => {
  const everywhere = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const large = { method: 'POST', payload: { category_id: 'x'.repeat(5000) } } as const;

  test.each([
    ['a shared page', { url: '/about' }, 200],
    ['a streamed page', { url: '/search?q=lamp' }, 200],
    ['a page that fails', { url: '/broken' }, 500],
    ['the API', { url: '/api/v1/user/all-products', method: 'POST', payload: {} }, 200],
    ['the API’s reference', { url: '/api/docs' }, 200],
    ['a script', { url: '/assets/entry.js' }, 200],
    ['the icon', { url: '/favicon.svg' }, 200],
    ['a missing picture', { url: '/uploads/none.webp' }, 404],
    ['an unknown call', { url: '/api/v1/none' }, 404],
    ['a too large body', { url: '/api/v1/user/all-products', ...large }, 413],
    ['robots.txt', { url: '/robots.txt' }, 200],
    ['health', { url: '/healthz' }, 200],
  ] as const)('are strict on %s', async (_, request, status) => {
    const { statusCode, headers, body } = await server.inject(request);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(everywhere);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe|\*|http:/);
    for (const forbidden of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
      expect(headers).not.toHaveProperty(forbidden);
    }
    if (status >= 400) expect(body).not.toMatch(/db\.internal|node_modules|\bat .*:\d+/);
    takeErrors();
  });

  test.each(['/about', '/search?q=lamp'])('deny device features that the page at %s does not use', async (url) => {
    const { headers } = await server.inject(url);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    for (const denied of ['geolocation', 'payment', 'usb', 'bluetooth', 'display-capture', 'browsing-topics']) {
      expect(headers['permissions-policy']).toContain(`${denied}=()`);
    }
  });

  test('are short on static files', async () => {
    const { headers } = await server.inject('/assets/entry.js');
    expect(JSON.stringify(headers).length).toBeLessThan(800);
  });
});

test('a static file is sent in its smallest encoding, and not again to a client that has it', async () => {
  const smallest = await server.inject({ url: '/assets/entry.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(smallest.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe('ours()');
  const plain = await server.inject({ url: '/assets/entry.js' });
  expect(plain.body).toBe('ours()');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const cached = { 'if-none-match': String(plain.headers.etag) };
  const again = await server.inject({ url: '/assets/entry.js', headers: cached });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['/assets/none.js', '/assets/..%2ffavicon.svg', '/assets/constructor'])('%s is not found', async (url) => {
  expect((await server.inject(url)).statusCode).toBe(404);
});

test('static files are not rate-limited', async () => {
  const { server: strict } = await buildTestApp({ web, settings: { ...settings, RATE_LIMIT: '2' } });
  for (let visits = 0; visits < 3; visits += 1) expect((await strict.inject('/assets/entry.js')).statusCode).toBe(200);
  const pages = await Promise.all(['/about', '/terms', '/privacy'].map((url) => strict.inject(url)));
  expect(pages.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429]);
});

test('an unknown query parameter neither renders nor caches another page', async () => {
  let renders = 0;
  const counting = {
    ...web,
    renderPage: (...args: Parameters<RenderPage>) => {
      renders += 1;
      return web.renderPage(...args);
    },
  };
  const { server: counted } = await buildTestApp({ web: counting, settings });
  for (const query of ['', '?a=1', '?b=2&utm_source=x', '?__proto__=1']) await counted.inject(`/about${query}`);
  expect(renders).toBe(1);
  await counted.inject('/about?sort=newest&country=TH');
  await counted.inject('/about?country=TH&x=1&sort=newest');
  expect(renders).toBe(2);
});

test('every page is rendered with the limits that the operator set', async () => {
  const seen: unknown[] = [];
  const recording = {
    ...web,
    renderPage: (...args: Parameters<RenderPage>) => {
      seen.push(args[1].settings);
      return web.renderPage(...args);
    },
  };
  const own = { UPLOAD_MB: '7', CLIENT_APPLICATION: 'our-shop' };
  const { server: other } = await buildTestApp({ web: recording, settings: { ...settings, ...own } });
  await other.inject('/about');
  expect(seen).toEqual([{ uploadMegabytes: 7, application: 'our-shop' }]);
});

describe('a link with the language as a parameter', () => {
  test.each([
    ['/product/7?lang=th', '/th/product/7'],
    ['/?lang=ja', '/ja'],
    ['/search?q=lamp&lang=ko', '/ko/search?q=lamp'],
    ['/about?lang=xx', '/about'],
    ['/vi/about?lang=th', '/th/about'],
  ])('as in %s leads to %s for good', async (old, path) => {
    const answer = await server.inject(old);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(path);
  });
});

test('every query parameter that a page reads is known', async () => {
  const read = new Set<string>();
  for await (const file of glob('web/**/*.{ts,tsx}')) {
    const source = await readFile(file, 'utf8');
    for (const [, name] of source.matchAll(/\b(?:params|query|search|searchParams)\.get\('(\w+)'\)/g))
      read.add(name ?? '');
  }
  expect(knownParams).toEqual(expect.arrayContaining([...read]));
});

test('the service worker is asked for anew by each proxy, and may connect to this site alone', async () => {
  const { headers } = await server.inject('/sw.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});
