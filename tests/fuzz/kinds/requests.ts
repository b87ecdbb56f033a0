import fc, { type Arbitrary } from 'fast-check';
import type { Kind } from '../kind.ts';
import type { Shot } from '../shot.ts';

/** Malformed and pipelined requests as raw bytes. */
export const requests: Kind = { name: 'requests', shots: () => shots };

const tail = 'Host: shop.example\r\nConnection: close\r\n\r\n';
const rawTexts = [
  ...[
    '',
    '\r\n',
    '\r\n\r\n',
    '\n',
    '\0',
    ' ',
    'GET',
    'GET /',
    'GET / HTTP/1.1',
    'GET / HTTP/1.1\r\n',
    'hello\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n',
  ],
  ...[
    'GET /about HTTP/1.0\r\n\r\n',
    'GET /about\r\n\r\n',
    'GET /about HTTP/0.9\r\n\r\n',
    'GET /about HTTP/2.0\r\n\r\n',
    'GET /about HTTP/9.9\r\n\r\n',
    'GET /about http/1.1\r\n\r\n',
    'GET /about HTTP/1.1\r\n\r\n',
    'HEAD /nothing HTTP/1.0\r\n\r\n',
  ],
  ...[
    ...[
      'GET  /about HTTP/1.1',
      ' GET /about HTTP/1.1',
      'get /about HTTP/1.1',
      'FUZZ /about HTTP/1.1',
      'G\x00T /about HTTP/1.1',
      'CONNECT shop.example:443 HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'GET * HTTP/1.1',
      'GET ? HTTP/1.1',
      'GET # HTTP/1.1',
      'GET about HTTP/1.1',
    ],
    ...[
      'GET // HTTP/1.1',
      'GET /// HTTP/1.1',
      'GET //evil.example/about HTTP/1.1',
      'GET ///evil.example HTTP/1.1',
      'GET /\\evil.example HTTP/1.1',
      'GET \\\\evil.example HTTP/1.1',
      'GET //[ HTTP/1.1',
      'GET //a:99999/ HTTP/1.1',
      'GET //@/ HTTP/1.1',
      'GET /.//evil.example HTTP/1.1',
      'GET /..//x HTTP/1.1',
    ],
    ...[
      'GET http://evil.example/about HTTP/1.1',
      'GET http:// HTTP/1.1',
      'GET http://[ HTTP/1.1',
      'GET https://evil.example/search?q=a HTTP/1.1',
      'GET file:///etc/passwd HTTP/1.1',
      'GET javascript:alert(1) HTTP/1.1',
      'POST http://evil.example/api/v1/user/all-products HTTP/1.1',
      'GET http:/about HTTP/1.1',
      'GET ://about HTTP/1.1',
    ],
    ...[
      'GET /\xff\xfe HTTP/1.1',
      'GET /\x01 HTTP/1.1',
      'GET /a\tb HTTP/1.1',
      'GET /%zz HTTP/1.1',
      'GET /%c0%af HTTP/1.1',
      'GET /?%zz HTTP/1.1',
      'GET /search?q=%ff HTTP/1.1',
      'GET /search?q=%ed%a0%80 HTTP/1.1',
      `GET /${'a'.repeat(15_000)} HTTP/1.1`,
      `GET /?${'a=1&'.repeat(3500)} HTTP/1.1`,
      `GET /${'%41'.repeat(4000)} HTTP/1.1`,
    ],
  ].map((line) => `${line}\r\n${tail}`),
  ...[
    'Ho st: a',
    ' Host: a',
    'Host : a',
    'Host\t: a',
    ': a',
    'Host',
    'X: a\r\n folded',
    'X: \x00',
    'X: \x7f',
    'X\x00: a',
    'X: a\rY: b',
    'X: a\nY: b',
    `X: ${'a'.repeat(20_000)}`,
    `${'X'.repeat(20_000)}: a`,
    Array.from({ length: 3000 }, (_, index) => `X-${index}: a`).join('\r\n'),
    'Content-Length: 5\r\nContent-Length: 6',
  ].map((line) => `GET /about HTTP/1.1\r\n${line}\r\n${tail}`),
  // Pipelined requests, of which the first is valid.
  `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /about HTTP/1.1\r\n${tail}`,
  `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nFUZZ\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(100),
];

/** The server may close the connection on an invalid request without a response. */
const shots: Arbitrary<Shot> = fc
  .record({ text: fc.constantFrom(...rawTexts), pause: fc.boolean(), at: fc.nat(200) })
  .map(({ text, pause, at }) => {
    const bytes = Buffer.from(text, 'latin1');
    const pieces =
      pause && bytes.length > 2
        ? [bytes.subarray(0, at % bytes.length), 30, bytes.subarray(at % bytes.length)]
        : [bytes];
    return {
      method: text.startsWith('HEAD') ? 'HEAD' : 'GET',
      target: '',
      raw: pieces,
      note: JSON.stringify(text.slice(0, 90)),
      framing: 'cut off',
      mayEnd: true,
    };
  });
