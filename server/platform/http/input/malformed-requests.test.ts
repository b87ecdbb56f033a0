import { describe, expect, test } from 'vitest';
import { failure } from '../../../../contracts/endpoint.ts';
import { exchange } from '../../../../tests/fuzz/wire.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { normalizeUrl } from './malformed-requests.ts';

const { server } = await buildTestApp();
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as { port: number };

async function send(text: string) {
  const bytes = Buffer.from(text, 'latin1');
  const { answers } = await exchange([bytes], { port, hangsUp: false, isHead: false, limitMs: 5000 });
  const [answer] = answers ?? [];
  if (!answer) throw new Error('no answer');
  return answer;
}

describe('a malformed request', () => {
  test.each([
    ['an unknown method', 'FUZZ / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a header with a space in its name', 'GET / HTTP/1.1\r\nHo st: a\r\n\r\n', 400],
    ['two body lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['headers of 8 MB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(8_000_000)}\r\n\r\n`, 431],
    [
      'a photo of 8 MB without a session',
      `POST /api/v1/remote/upload HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 8000000\r\n\r\n${'x'.repeat(8_000_000)}`,
      401,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a URL that is not UTF-8', 'GET /uploads/%ff HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    [
      'a parameter of 900 characters',
      `GET /api/v1/user/seller/${'1'.repeat(900)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      400,
    ],
  ])('with %s gets an ordinary error response', async (_, text, status) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(failure.safeParse(JSON.parse(answer.body.toString())).success).toBe(true);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('with an unknown Expect header is served normally', async () => {
    const answer = await send('GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n');
    expect(answer.status).toBe(200);
  });

  test('whose client disconnects before the response leaves no error in the log', async () => {
    const request = Buffer.from('GET /api/v1/user/me HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
    for (let round = 0; round < 5; round += 1) {
      await exchange([request], { port, hangsUp: false, isHead: false, limitMs: 0 });
    }
    expect((await send('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).status).toBe(200);
  });
});

describe('a request target', () => {
  test.each([
    ['/products/3000?q=%zz', '/products/3000?q=%zz'],
    ['/%E0%B8%81', '/%E0%B8%81'],
    ['/%zz', '/%25zz'],
    ['/a%0D%0Ab', '/a%250D%250Ab'],
    ['/a%e2%80%a8b', '/a%25e2%2580%25a8b'],
    ['/uploads/%c0%ae%2f?a=%41', '/uploads/%25c0%25ae%252f?a=%41'],
    ['http://elsewhere.example/about', '/about'],
    ['http://elsewhere.example', '/'],
    ['about', '/about'],
    ['//elsewhere.example/', '//elsewhere.example/'],
  ])('%s is normalized to %s', (target, normalized) => {
    expect(normalizeUrl(target)).toBe(normalized);
  });
});
