import { expect, test } from 'vitest';
import { formatDollars, formatMoney } from './format-money.ts';
import { withLocale } from './locale.ts';

test.each([
  [0, '$ 0.00'],
  [5, '$ 0.05'],
  [4900, '$ 49.00'],
  [124900, '$ 1,249.00'],
  [-250, '-$ 2.50'],
])('%i cents are formatted as money: %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

test.each([
  [5000, '$50'],
  [1250, '$12.50'],
  [123_456_700, '$1,234,567'],
])('%i cents are formatted as dollars: %s', (cents, text) => expect(formatDollars(cents)).toBe(text));

test('Spanish and Vietnamese write a decimal comma and the sign after the amount', () => {
  expect(withLocale('es', () => [formatMoney(-3010), formatDollars(5000)])).toEqual(['-30,10\u00a0$', '50\u00a0$']);
  expect(withLocale('vi', () => [formatMoney(124_900), formatDollars(1250)])).toEqual([
    '1.249,00\u00a0$',
    '12,50\u00a0$',
  ]);
});
