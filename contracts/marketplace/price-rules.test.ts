import { expect, test } from 'vitest';
import { findPriceBeforeProblem } from '../selling/listing-rules.ts';
import { hasReductionLabel, isReduced } from './price-rules.ts';

test.each([
  ['no price before', 1000, null, false, false],
  ['a price before that is the price now', 1000, 1000, false, false],
  ['a price before that is lower', 1000, 900, false, false],
  ['a reduction by a cent', 999, 1000, true, true],
  ['a reduction by exactly 65 %', 350, 1000, true, true],
  ['a reduction by more than 65 %', 349, 1000, true, false],
])('a listing with %s has the label only when it is true', (_, price_cents, price_before_cents, reduced, label) => {
  const prices = { price_cents, price_before_cents };
  expect(isReduced(prices)).toBe(reduced);
  expect(hasReductionLabel(prices)).toBe(label);
});

test.each([
  ['', '10', null],
  ['  ', '10', null],
  ['12.50', '10', null],
  ['12.50', undefined, null],
  ['a lot', '10', 'Price Before must be a number'],
  ['0', '10', 'Price Before must be greater than 0'],
  ['10000001', '10', 'Price Before must be at most 10,000,000'],
  ['10', '10.00', 'Price Before must be greater than the price now'],
  ['9.99', '10', 'Price Before must be greater than the price now'],
])('a price before of "%s" with a price of %s has the problem: %s', (before, now, problem) => {
  expect(findPriceBeforeProblem(before, now)).toBe(problem);
});
