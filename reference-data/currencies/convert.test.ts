import { expect, test } from 'vitest';
import { shopCurrencies } from '../../contracts/identity/shop-currencies.ts';
import { convertFromUsdCents, convertMinor, convertPrice } from './convert.ts';

test('amounts are rounded to the smallest unit of the other currency', () => {
  expect(convertMinor(1000, 'USD', 'VND')).toBe(262_500);
  expect(convertMinor(262_500, 'VND', 'USD')).toBe(1000);
  expect(convertMinor(129_000, 'THB', 'USD')).toBe(3969);
  expect(convertMinor(1, 'VND', 'USD')).toBe(0);
  expect(convertMinor(-129_000, 'THB', 'USD')).toBe(-3969);
  expect(convertMinor(1999, 'EUR', 'JPY')).toBe(3533);
});

test('prices are rounded as they are written in the other currency, and never become free', () => {
  expect(convertPrice(4990, 'USD', 'VND')).toBe(1_310_000);
  expect(convertPrice(1, 'VND', 'THB')).toBe(100);
  expect(convertPrice(0, 'USD', 'THB')).toBe(0);
});

test.each(shopCurrencies)('a price in dollars is the same in %s by either function', (currency) => {
  for (const cents of [1, 50, 1999, 12_345, 10_000_000_00]) {
    expect(convertPrice(cents, 'USD', currency)).toBe(convertFromUsdCents(cents, currency));
  }
});

test.each(shopCurrencies)('an amount of whole dollars survives %s and back', (currency) => {
  for (const cents of [100, 4200, 99_900]) {
    expect(convertMinor(convertMinor(cents, 'USD', currency), currency, 'USD')).toBe(cents);
  }
});

test('an amount that is no integer is refused', () => {
  expect(() => convertMinor(1.5, 'USD', 'THB')).toThrow('not an amount');
});
