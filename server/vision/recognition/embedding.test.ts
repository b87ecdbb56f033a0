import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { compareEmbeddings, embeddingLength, embedFeatures, meanFeatures } from './embedding.ts';

/** Features that differ from each other by their seed, of length one. */
const featuresOf = (seed: number) =>
  meanFeatures([Float32Array.from({ length: 2048 }, (_, at) => Math.abs(Math.sin((at + 1) * seed)))]);

const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

test('the mean of several views has length one', () => {
  const mean = meanFeatures([Float32Array.of(3, 0), Float32Array.of(0, 4)]);
  expect([...mean]).toEqual([expect.closeTo(0.6), expect.closeTo(0.8)]);
  expect([...meanFeatures([new Float32Array(2)])]).toEqual([0, 0]);
});

test('codes keep the angle between features', () => {
  const [one, other] = [featuresOf(1.3), featuresOf(2.7)];
  for (const share of [0, 0.3, 0.7, 1]) {
    const between = meanFeatures([one.map((value, at) => value * (1 - share) + (other[at] as number) * share)]);
    const difference = compareEmbeddings(embedFeatures(one), embedFeatures(between)) - cosine(one, between);
    expect(Math.abs(difference)).toBeLessThan(0.08);
  }
});

test('the embedding of given features never changes, because codes are stored', () => {
  const embedding = embedFeatures(featuresOf(1.3));
  expect(embedding).toHaveLength(embeddingLength);
  expect(createHash('sha256').update(embedding).digest('hex').slice(0, 16)).toBe('e94329bae2793cd3');
});
