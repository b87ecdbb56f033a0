import fc, { type Arbitrary } from 'fast-check';

/** Markup that is sent and must never come back unescaped. */
export const mark = '<fuzz-mark>';
/** Marks in passwords, tokens and addresses that may appear in no log line. */
export const secretMark = 'fuzz-secret';
export const personMark = 'fuzz-person';

/** Raw JSON for `toJson`: numbers and shapes that JavaScript cannot represent. */
const bare = (text: string) => `⟪${text}⟫`;

/** Serialises JSON with raw parts inserted. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(/"⟪([^⟫]*)⟫"/g, (_, text: string) => JSON.parse(`"${text}"`));
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const fixedTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b',
  '\uFEFF',
  '\uFFFF',
  '\u202Egnp.exe',
  '\u200B\u200B',
  '\u2066a\u2069',
  'e\u0301'.repeat(40),
  `Z${'\u0301\u0489'.repeat(300)}`,
  'İıſ\u1E9E',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '١٢٣',
  '１２',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '00',
  '1e308',
  '9'.repeat(15),
  '9'.repeat(20),
  '9'.repeat(400),
  '-9223372036854775809',
  '2147483648',
  '0x10',
  '1.5',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  "' OR '1'='1",
  "'; DROP TABLE products; --",
  '%',
  '%_\\',
  '\\',
  '$1',
  `"'>${mark}`,
  `</script>${mark}`,
  `--><!--${mark}`,
  'javascript:alert(1)',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../etc/passwd',
  '(((((((((((((((((((((a+)+)+)+',
  'a\r\nSet-Cookie: fuzz=1',
  'x'.repeat(250),
  'x'.repeat(5000),
  'ก'.repeat(2001),
  '字'.repeat(21_000),
];

/** Texts known to break servers. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...fixedTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.base64String({ maxLength: 40 }) },
  // Cursors are encoded numbers.
  { weight: 1, arbitrary: fc.array(fc.oneof(fc.nat(), fc.maxSafeNat()), { minLength: 1, maxLength: 4 }).map(asCursor) },
);

function asCursor(numbers: number[]): string {
  return Buffer.from(numbers.map((number) => String(number).slice(0, 15)).join('.')).toString('base64url');
}

/** Values of unexpected types. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[
        null,
        true,
        0,
        -1,
        1.5,
        2 ** 31,
        2 ** 53,
        -(2 ** 53),
        1e308,
        Number.MIN_VALUE,
        [],
        {},
        [[]],
        [null],
        ['a', 'b'],
      ],
      ...['-0', '1e999', '-1e999', '1e-400', '9'.repeat(400), nested(3000)].map(bare),
      ...['{"a":1,"a":2}', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":1}}'].map(bare),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Percent-encodes every non-ASCII byte; unlike encodeURIComponent it accepts lone surrogates. */
export function encodeForPath(text: string): string {
  return Array.from(Buffer.from(text, 'utf8'), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
  }).join('');
}
