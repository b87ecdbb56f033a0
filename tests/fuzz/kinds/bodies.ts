import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { apiBase, type Endpoint } from '../../../contracts/endpoint.ts';
import { mark } from '../inputs/hostile.ts';
import type { Kind } from '../kind.ts';
import { framings, hangsUp, type Shot } from '../shot.ts';

/** Bodies that contradict their headers, or end too early, too late or never. */
export const bodies: Kind = {
  name: 'bodies',
  shots: ({ endpoints, port }) =>
    fc.oneof({ weight: 3, arbitrary: framed(endpoints) }, { weight: 1, arbitrary: misreported(port) }),
};

const types = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json;charset="',
    'APPLICATION/JSON',
  ],
  ...[
    'application/json; boundary=x',
    'application/merge-patch+json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/html',
    'application/xml',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=a',
    'application/octet-stream',
    '',
    ';',
    '*/*',
    'a',
    `${mark}`,
  ],
  ...['application/json, text/plain', `application/json; ${'x='.repeat(500)}1`, 'application/json\t'],
];

const valid = '{"category_id":"1000","q":"lamp","login_type":"email","email":"a@b.cd","password":"x"}';
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const contents: Buffer[] = [
  ...[
    '',
    ' ',
    '\u0000',
    '{',
    '}',
    '[',
    '"',
    'null',
    'true',
    '0',
    '-',
    'NaN',
    'undefined',
    '{}',
    '[]',
    '""',
    "{'a':1}",
    '{a:1}',
    '{"a":1,}',
    '{"a":1}{"b":2}',
  ],
  ...[
    valid,
    valid.slice(0, -1),
    `${valid},`,
    `/* */${valid}`,
    `\uFEFF${valid}`,
    `\uFEFF\uFEFF${valid}`,
    `)]}',\n${valid}`,
    '{"a":"\u0001"}',
    '{"a":"\\uD800"}',
    '{"a":"\\x41"}',
  ],
  ...[
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"\\u005f_proto__":1}',
    '{"q":"a","q":"b"}',
    '{"q":1e999}',
    '{"limit":-0}',
    `{"limit":${'9'.repeat(5000)}}`,
  ],
  ...[
    nested('[', ']', 100_000),
    nested('{"a":', '}', 20_000),
    `{"q":"${'x'.repeat(250_000)}"}`,
    `{"q":"${'x'.repeat(400_000)}"}`,
    `{"q":${'['.repeat(200_000)}`,
  ],
  ...[
    'q=lamp&category_id=1000',
    '--fuzz\r\nContent-Disposition: form-data; name="q"\r\n\r\nlamp\r\n--fuzz--\r\n',
    '<?xml version="1.0"?><a/>',
  ],
].map((text) => Buffer.from(text));

const encoded: Buffer[] = [
  Buffer.from(valid, 'utf16le'),
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(valid, 'utf16le')]),
  Buffer.from([0x7b, 0x22, 0x71, 0x22, 0x3a, 0x22, 0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
  gzipSync(valid),
  gzipSync(Buffer.alloc(5_000_000, 0x20)),
];

function framed(endpoints: Endpoint[]): Arbitrary<Shot> {
  return fc
    .record({
      endpoint: fc.constantFrom(...endpoints),
      type: fc.constantFrom(...types, 'application/json', 'application/json', 'application/json'),
      body: fc.constantFrom(...contents, ...encoded),
      framing: fc.constantFrom(...framings, 'length', 'length', 'length'),
      coding: fc.option(fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'nonsense', 'gzip, gzip'), { freq: 8 }),
      caller: fc.constantFrom('guest', 'seller', 'customer'),
    })
    .map(({ endpoint, type, body, framing, coding, caller }) => {
      const headers: [string, string][] = [
        ['Content-Type', type],
        ...(coding ? [['Content-Encoding', coding] as [string, string]] : []),
      ];
      const target = `${apiBase}${endpoint.path.replace(/:\w+/g, '1')}`;
      // An unannounced body is parsed as a second request.
      return {
        method: endpoint.method,
        target,
        headers,
        body,
        framing,
        caller,
        mayEnd: hangsUp({ framing } as Shot),
        note: `${type} ${body.toString('latin1', 0, 60)}`,
      };
    });
}

/** Contradicting Content-Length and chunked encoding, as used for request smuggling. */
function misreported(port: number): Arbitrary<Shot> {
  const head = `POST ${apiBase}/user/all-products HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const endings = [
    `Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
    `Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    ...['-1', '+2', '0x2', '2,2', '2, 2', '1e1', '', ' ', '99999999999999999999', '2 2', '2\t', '２'].map(
      (length) => `Content-Length: ${length}\r\n\r\n{}`,
    ),
    `Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${smuggled}`,
    ...[
      'chunked, identity',
      'identity, chunked',
      'xchunked',
      'Chunked',
      'gzip, chunked',
      'chunked\r\nTransfer-Encoding: x',
      ' chunked',
      '\tchunked',
      '"chunked"',
    ].map((coding) => `Transfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
    ...['2;a=b', `2;${'a'.repeat(20_000)}`, '02', '0x2', '-2', '2 ', 'ffffffffffffffff', '7fffffff', 'g', ''].map(
      (size) => `Transfer-Encoding: chunked\r\n\r\n${size}\r\n{}\r\n0\r\n\r\n`,
    ),
    `Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n`,
    `Transfer-Encoding: chunked\r\n\r\n2\r\n{}0\r\n\r\n`,
    `Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: ${'a'.repeat(9000)}\r\n\r\n`,
    `Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n`,
    `Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    `Expect: more\r\nContent-Length: 2\r\n\r\n{}`,
    `Content-Length: 2\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n{}`,
  ];
  return fc.constantFrom(...endings).map((ending) => ({
    method: 'POST',
    target: '',
    raw: [Buffer.from(head + ending, 'latin1')],
    note: ending.slice(0, 90),
    framing: 'cut off',
    mayEnd: true,
  }));
}
