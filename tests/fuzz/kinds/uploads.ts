import fc, { type Arbitrary } from 'fast-check';
import { encodeForPath, hostileText, mark } from '../inputs/hostile.ts';
import type { Kind } from '../kind.ts';
import type { Shot } from '../shot.ts';

/** Path traversal, unknown picture sizes, and range headers. */
export const uploads: Kind = { name: 'uploads', shots: () => shots };

const roots = [
  '/uploads/',
  '/uploads/320/',
  '/uploads/sizes/320/',
  '/uploads/edits/',
  '/uploads',
  '/assets/',
  '/assets',
  '/',
  '/uploads//',
  '//uploads/',
  '/UPLOADS/',
  '/uploads%2f',
  '/./uploads/',
];

const ups = [
  '../',
  '..\\',
  '..%2f',
  '..%5c',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..;/',
  '.%00./',
  '....//',
  '..%ef%bc%8f',
  '%uff0e%uff0e/',
  '..%252f',
  '.../',
  './/',
];
const goals = [
  'etc/passwd',
  'postgres/PG_VERSION',
  'package.json',
  'server/main.ts',
  'index.html',
  'photo.webp',
  '',
  '.',
  'photo.webp/',
];

const names = [
  ...[
    'con',
    'nul.webp',
    'aux.png',
    'com1.jpg',
    'LPT1',
    '.env',
    '.git/config',
    '.webp',
    'a.webp.',
    'a.webp ',
    'a.webp%20',
    'a.webp%00',
    'a%00.webp',
    'a.webp::$DATA',
    '~root',
    '*',
    '?',
    '#',
    '%',
    '%zz',
    '%f',
    '%ff.webp',
  ],
  ...[
    '%ed%a0%80.webp',
    '%e2%80%ae.webp',
    '\\\\host\\share',
    'file:///etc/passwd',
    'http://127.0.0.1/',
    '320',
    '320/',
    '320/.webp',
    '320/a.avif',
    '320/a.gif',
    '320/a.',
    '999/a.webp',
    '0320/a.webp',
    '-1/a.webp',
    '1e3/a.webp',
    '320.0/a.webp',
  ],
  ...[
    '３２０/a.webp',
    '320/320/a.webp',
    '160/../320/a.webp',
    'sizes',
    'sizes/',
    'edits/',
    'constructor',
    '__proto__',
    '__proto__.webp',
    'a/b/c/d/e.webp',
    encodeForPath(mark),
    `${'a'.repeat(255)}.webp`,
    `${'a'.repeat(300)}.webp`,
    `320/${'a'.repeat(300)}.webp`,
    `${'a'.repeat(8000)}.webp`,
    `${'a/'.repeat(2000)}b.webp`,
  ],
];

const name: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...names) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...ups), fc.integer({ min: 1, max: 8 }), fc.constantFrom(...goals))
      .map(([up, times, goal]) => up.repeat(times) + goal),
  },
  { weight: 2, arbitrary: hostileText.map((text) => `${encodeForPath(text).slice(0, 7000)}.webp`) },
  { weight: 1, arbitrary: hostileText.map((text) => `320/${encodeForPath(text).slice(0, 7000)}.avif`) },
);

const query = fc.option(
  fc.constantFrom(
    '?',
    '?w=99999999',
    '?w=-1&h=NaN',
    '?width=1e9',
    '?../../etc/passwd',
    '?%00',
    '?%zz',
    '?a[]=1&a[b]=2',
    '?__proto__[x]=1',
    `?${'a=1&'.repeat(1500)}`,
  ),
  { freq: 3, nil: '' },
);

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'PURGE',
  'MKCOL',
];

const headers: [string, string][] = [
  ...[
    'bytes=0-0',
    'bytes=-1',
    'bytes=0-',
    'bytes=5-1',
    'bytes=-0',
    'bytes=0-99999999999999999999',
    'bytes=a-b',
    'lines=1-2',
    'bytes=',
    `bytes=${'0-0,'.repeat(1000)}0-0`,
    'bytes=0-1,0-1,0-1',
    'bytes 0-1',
    '-1',
  ].map((value): [string, string] => ['Range', value]),
  ...['*', '"', 'W/', 'W/"a"', '""', '"a", "b"', '\xff', `"${'a'.repeat(9000)}"`].map((value): [string, string] => [
    'If-None-Match',
    value,
  ]),
  ...['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Sun, 99 Nov 2026 99:99:99 GMT', '-1', ''].map(
    (value): [string, string] => ['If-Modified-Since', value],
  ),
  ...['"x"', 'never', 'W/"x"'].map((value): [string, string] => ['If-Range', value]),
  ...['br;q=0, gzip;q=-1', 'identity;q=0', '*;q=0', 'br, br, br', 'gzip;q=1e999', ',,,', '\x01'].map(
    (value): [string, string] => ['Accept-Encoding', value],
  ),
];

const shots: Arbitrary<Shot> = fc
  .record({
    root: fc.constantFrom(...roots),
    name,
    query,
    method: fc.constantFrom(...methods),
    header: fc.option(fc.constantFrom(...headers), { freq: 2 }),
  })
  .map(({ root, name: file, query: asked, method, header }) => ({
    method,
    target: root + toTarget(file) + asked,
    headers: header ? [header] : [],
    note: header ? `${header[0]}: ${header[1].slice(0, 40)}` : undefined,
  }));

/** Only characters that would end the request line are removed. */
function toTarget(text: string): string {
  return text.replace(/[\s#]/g, '');
}
