import { expect, test } from 'vitest';
import { decimalsOf } from '../../i18n/format-money.ts';
import { withLocale } from '../../i18n/locale.ts';
import { convertFromUsdCents } from './convert.ts';
import { formatLocalPrice } from './format-local-price.ts';
import { type CurrencyCode, currencies, shownDecimals } from './rates.ts';

const codes = Object.keys(currencies) as CurrencyCode[];

test.each(codes)('the rates and the formatter know the same minor unit of %s', (currency) =>
  expect(decimalsOf(currency)).toBe(currencies[currency].decimals),
);

test.each(codes.filter((currency) => currency !== 'USD'))('local prices in %s are formatted as by Intl', (currency) => {
  const digits = shownDecimals(currency);
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  for (const cents of [0, 700, 1225, 99_950, 1_286_000]) {
    const amount = convertFromUsdCents(cents, currency) / 10 ** currencies[currency].decimals;
    const short = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...figures,
    });
    const long = new Intl.NumberFormat('en', { style: 'currency', currency, ...figures });
    const isBareDollar = currency !== 'BRL' && short.format(amount).includes('$');
    expect(formatLocalPrice(cents, currency)).toBe((isBareDollar ? long : short).format(amount));
  }
});

test('local prices have the decimals that prices have in the currency', () => {
  expect(formatLocalPrice(4473, 'THB')).toBe('฿1,454');
  expect(formatLocalPrice(5000, 'EUR')).toBe('€43.00');
  expect(withLocale('vi', () => formatLocalPrice(4900, 'VND'))).toBe('1.286.000\u00a0₫');
});
