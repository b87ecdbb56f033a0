import { expect, test } from 'vitest';
import { countOf, formatFigure, pluralOf } from './figures.ts';

test.each([
  [0, 'view', undefined, '0 views'],
  [1, 'view', undefined, '1 view'],
  [2, 'view', undefined, '2 views'],
  [1249, 'view', undefined, '1,249 views'],
  [1, 'dish', 'dishes', '1 dish'],
  [12, 'dish', 'dishes', '12 dishes'],
])('%i %s (%s) reads "%s"', (count, noun, plural, text) => expect(countOf(count, noun, plural)).toBe(text));

test('a verb has the form that belongs to the count', () => {
  expect([0, 1, 2].map((count) => pluralOf(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
});

test('thousands are separated by commas', () => {
  expect([0, 999, 1000, 100_000, 1_234_567].map(formatFigure)).toEqual(['0', '999', '1,000', '100,000', '1,234,567']);
});
