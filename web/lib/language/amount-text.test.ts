import { expect, test } from 'vitest';
import { withLocale } from '../../../i18n/locale.ts';
import { amountText } from './amount-text.ts';

test.each([
  [0, 'USD', '0'],
  [5000, 'USD', '50'],
  [1250, 'USD', '12.50'],
  [1205, 'THB', '12.05'],
  [150_000, 'VND', '150000'],
])('%i of the smallest unit of %s fill a price field as %s', (minor, currency, text) =>
  expect(amountText(minor, currency)).toBe(text),
);

test('a page in Spanish writes decimals after a comma', () => {
  expect(withLocale('es', () => amountText(490, 'EUR'))).toBe('4,90');
});
