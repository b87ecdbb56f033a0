import { expect, test } from 'vitest';
import { formatListings } from './format-listings.ts';

test('a count of listings is formatted in words, up to 100+', () => {
  expect([0, 1, 36, 100].map(formatListings)).toEqual(['0 listings', '1 listing', '36 listings', '100+ listings']);
});
