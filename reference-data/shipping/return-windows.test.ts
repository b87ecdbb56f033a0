import { expect, test } from 'vitest';
import { returnDaysFor, withdrawalDays } from './return-windows.ts';

test.each([
  [null, 'TH', 7],
  [null, 'ES', 14],
  [null, 'GB', 14],
  [3, 'TH', 3],
  [3, 'DE', 14],
  [30, 'DE', 30],
  [30, 'VN', 30],
  [0, 'JP', 0],
  [0, 'FR', 14],
  [null, null, 7],
] as const)('with %s days of the seller, a buyer in %s has %i days to return goods', (days, country, expected) => {
  expect(returnDaysFor(days, country)).toBe(expected);
});

test('every country of the European Union gives a right to withdraw', () => {
  const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
  expect(union.filter((country) => withdrawalDays(country as 'AT') !== 14)).toEqual([]);
  expect(withdrawalDays('US')).toBeNull();
});
