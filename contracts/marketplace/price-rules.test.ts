import { expect, test } from 'vitest';
import { isReduced, reductionPercent } from './price-rules.ts';

test.each([
  ['no price before', 1000, null, false, null],
  ['a price before that is the price now', 1000, 1000, false, null],
  ['a price before that is lower', 1000, 900, false, null],
  ['a reduction by a cent', 999, 1000, true, null],
  ['a reduction from 30 to 27', 2700, 3000, true, 10],
  ['a reduction of two thirds', 1000, 3000, true, 66],
  ['a reduction by just under 40 %', 601, 1000, true, 39],
  ['a reduction of more than 65 %', 100, 1000, true, 90],
])('a listing with %s has its true reduction, never more', (_, price_minor, price_before_minor, reduced, percent) => {
  const prices = { price_minor, price_before_minor };
  expect(isReduced(prices)).toBe(reduced);
  expect(reductionPercent(prices)).toBe(percent);
});
