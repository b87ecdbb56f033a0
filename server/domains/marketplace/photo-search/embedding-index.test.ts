import { expect, test } from 'vitest';
import { bandsOf, probesOf, signsOf } from './embedding-index.service.ts';

const embedding = Uint8Array.from({ length: 256 }, (_, at) => (at % 2 === 0 ? 100 : -100) & 0xff);

test('signs are one bit for each byte of an embedding', () => {
  expect(signsOf(embedding)).toBe('10'.repeat(128));
});

test('an embedding has 32 bands, each with a number of its own', () => {
  const bands = bandsOf(embedding);
  expect(bands).toHaveLength(32);
  expect(new Set(bands).size).toBe(32);
  expect(bandsOf(embedding)).toEqual(bands);
});

test('the probes contain the bands, and those of an embedding that differs in its least certain sign', () => {
  expect(probesOf(embedding)).toEqual(expect.arrayContaining(bandsOf(embedding)));
  const unsure = Uint8Array.from(embedding);
  unsure[0] = 1;
  const flipped = Uint8Array.from(embedding);
  flipped[0] = -1 & 0xff;
  expect(probesOf(unsure)).toEqual(expect.arrayContaining(bandsOf(flipped)));
});
