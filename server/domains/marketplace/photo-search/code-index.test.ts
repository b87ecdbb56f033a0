import { expect, test } from 'vitest';
import { bandsOf, probesOf, signsOf } from './code-index.ts';

const code = Uint8Array.from({ length: 256 }, (_, at) => (at % 2 === 0 ? 100 : -100) & 0xff);

test('signs are one bit for each byte of a code', () => {
  expect(signsOf(code)).toBe('10'.repeat(128));
});

test('a code has 32 bands, each with a number of its own', () => {
  const bands = bandsOf(code);
  expect(bands).toHaveLength(32);
  expect(new Set(bands).size).toBe(32);
  expect(bandsOf(code)).toEqual(bands);
});

test('the probes contain the bands, and those of a code that differs in its least certain sign', () => {
  expect(probesOf(code)).toEqual(expect.arrayContaining(bandsOf(code)));
  const unsure = Uint8Array.from(code);
  unsure[0] = 1;
  const flipped = Uint8Array.from(code);
  flipped[0] = -1 & 0xff;
  expect(probesOf(unsure)).toEqual(expect.arrayContaining(bandsOf(flipped)));
});
