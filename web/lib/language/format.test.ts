import { expect, test } from 'vitest';
import { formatListings } from '../../domains/marketplace/sellers/format-listings.ts';
import { dollarText, formatDate, formatDollars, formatMoney, formatMonth } from './format.ts';

test.each([
  [0, '$ 0.00'],
  [5, '$ 0.05'],
  [4900, '$ 49.00'],
  [124900, '$ 1,249.00'],
  [-250, '-$ 2.50'],
])('%i cents are formatted as money: %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

test('a date is formatted as its day in UTC', () => {
  expect(formatDate('2024-01-12T23:59:00Z')).toBe('12 Jan 2024');
  expect(formatDate(new Date('2024-09-01T00:00:00Z'))).toBe('1 Sep 2024');
});

test('a month is formatted with its year', () => expect(formatMonth('2024-12')).toBe('Dec 2024'));

test.each([
  [5000, '$50'],
  [1250, '$12.50'],
  [123_456_700, '$1,234,567'],
])('%i cents are formatted as dollars: %s', (cents, text) => expect(formatDollars(cents)).toBe(text));

test.each([
  [0, '0'],
  [5000, '50'],
  [1250, '12.50'],
  [1205, '12.05'],
])('%i cents fill a price field as %s', (cents, text) => expect(dollarText(cents)).toBe(text));

test('a count of listings is formatted in words, up to 100+', () => {
  expect([0, 1, 36, 100].map(formatListings)).toEqual(['0 listings', '1 listing', '36 listings', '100+ listings']);
});
