import fc, { type Arbitrary } from 'fast-check';
import { hostileText, mark } from '../inputs/hostile.ts';
import type { Kind } from '../kind.ts';
import type { Shot } from '../shot.ts';

/** False, repeated and endless headers. */
export const headers: Kind = {
  name: 'headers',
  shots: ({ tokens }) =>
    fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: authorizations(tokens.seller) }),
};

const targets = [
  '/',
  '/about',
  '/search?q=lamp',
  '/products/3000',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/api/docs',
  '/api/v1/openapi.json',
  '/api/v1/user/me',
  '/favicon.ico',
];

const known: [string, string[]][] = [
  [
    'Host',
    [
      '',
      'evil.example',
      'evil.example:99999',
      '[::1',
      'a b',
      mark,
      'shop.example, evil.example',
      '127.0.0.1@evil.example',
      '\xff',
      'x'.repeat(5000),
    ],
  ],
  [
    'X-Forwarded-For',
    ['1.1.1.1', '::1, a, b', mark, '-', '999.999.999.999', '1,'.repeat(2000), "'; DROP TABLE accounts; --"],
  ],
  ['X-Forwarded-Host', ['evil.example', mark]],
  ['X-Forwarded-Proto', ['https', 'javascript', 'https, http']],
  ['X-Forwarded-Port', ['-1', '99999']],
  ['Forwarded', ['for="[::1]";host=evil.example', 'for=']],
  ['X-Original-URL', ['/api/v1/user/me', '/../../etc/passwd']],
  ['X-Rewrite-URL', ['/readyz']],
  ['X-HTTP-Method-Override', ['DELETE', 'CONNECT']],
  ['X-Inner-Call', ['', 'true', '00000000-0000-0000-0000-000000000000']],
  ['X-Request-Id', [mark, '\x01', 'x'.repeat(5000)]],
  ['Accept', ['', '*/*', 'text/html;q=x', 'application/json', ',,,', 'x'.repeat(5000)]],
  ['Accept-Language', ['', '*', 'xx-XX-x-x', 'en;q=NaN', 'th;q=999', `${'a-'.repeat(2000)}a`, mark, '\xff\xfe']],
  ['Accept-Encoding', ['', '*', 'br;q=0', 'gzip, gzip', 'identity;q=0', 'x'.repeat(5000), '\x80']],
  [
    'Cookie',
    [
      '=',
      ';;;',
      'a',
      'a=b; a=c',
      '__proto__=1',
      `a=${'b'.repeat(8000)}`,
      'a="\\',
      `a=${mark}`,
      '\xff=\xff',
      `${'a=1; '.repeat(1500)}`,
    ],
  ],
  ['Origin', ['null', 'https://evil.example', mark]],
  ['Referer', ['javascript:1', mark, 'http://[']],
  ['User-Agent', ['', mark, "' OR 1=1 --", 'x'.repeat(8000), '\x80\xff', '() { :;}; echo x']],
  ['If-None-Match', ['*', '"']],
  ['Connection', ['close, keep-alive', 'upgrade', 'host', 'x'.repeat(3000)]],
  ['Upgrade', ['websocket', 'h2c', 'TLS/1.0']],
  ['TE', ['trailers, gzip;q=x']],
  ['Trailer', ['Content-Length']],
  ['Content-Type', ['application/json', 'multipart/form-data; boundary=a']],
  ['Content-Length', ['0', '00']],
  ['Sec-Purpose', ['prefetch;anonymous-client-ip']],
  ['Access-Control-Request-Method', ['DELETE']],
  ['Max-Forwards', ['0']],
];

const oneKnown: Arbitrary<[string, string]> = fc
  .constantFrom(...known)
  .chain(([name, values]) => fc.constantFrom(...values).map((value): [string, string] => [name, value]));

/** Line breaks are left to the kind `requests`. */
const anyHeader: Arbitrary<[string, string]> = fc.tuple(
  fc.stringMatching(/^[\w!#$%&'*+.^`|~-]{1,30}$/),
  hostileText.map((text) => Buffer.from(text.replace(/[\r\n\0]/g, '').slice(0, 2000)).toString('latin1')),
);

const odd: Arbitrary<Shot> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'PUT', 'QUERY', 'LINK'),
    target: fc.constantFrom(...targets),
    headers: fc.array(fc.oneof({ weight: 4, arbitrary: oneKnown }, { weight: 1, arbitrary: anyHeader }), {
      minLength: 1,
      maxLength: 4,
    }),
    times: fc.constantFrom(1, 1, 1, 2, 100),
  })
  .map(({ method, target, headers: some, times }) => ({
    method,
    target,
    headers: Array.from({ length: times }, () => some).flat(),
    note: `${times}× ${some.map(([name, value]) => `${name}: ${value.slice(0, 40)}`).join(' | ')}`,
  }));

function authorizations(token: string): Arbitrary<Shot> {
  const values = [
    ...[
      '',
      ' ',
      'Bearer',
      'Bearer ',
      'bearer x',
      'Bearer  x',
      'Bearer x y',
      'Basic Og==',
      'Basic \xff',
      'Digest a=b',
      'null',
      'undefined',
      mark,
      "' OR '1'='1",
      '\x80',
      `Bearer ${'a'.repeat(9000)}`,
      'Bearer \t',
      'Bearer ../../x',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
    ],
    ...[
      token.slice(0, -1),
      `${token}x`,
      token.toLowerCase(),
      `${token},${token}`,
      `Bearer Bearer ${token}`,
      `${token}\xff`,
    ],
  ];
  const paths = [
    '/api/v1/user/me',
    '/api/v1/user/sessions',
    '/api/v1/customer/favorite-ids',
    '/api/v1/user/wallet',
    '/api/v1/user/data',
  ];
  return fc
    .record({ target: fc.constantFrom(...paths), value: fc.constantFrom(...values) })
    .map(({ target, value }) => ({
      method: 'GET',
      target,
      headers: [['Authorization', value]],
      note: `Authorization of ${value.length} characters`,
    }));
}
