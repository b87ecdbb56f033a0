import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../contracts/languages.ts';
import { decimalsOf, formatMoney, formatPlainAmount, formatShortMoney } from './format-money.ts';
import { withLocale } from './locale.ts';

const currencies = 'USD THB VND SGD MYR IDR PHP CNY JPY KRW EUR GBP MXN INR'.split(' ');
const units = [0, 7, 12.25, 999.5, 1234.75, 1_286_000];

/** The formatter avoids `Intl` because it is slow on phones; `Intl` is the reference here. */
function formatWithIntl(minor: number, currency: string, locale: Language): string {
  const amount = minor / 10 ** decimalsOf(currency);
  const write = (currencyDisplay: 'narrowSymbol' | 'symbol', of: Language) =>
    new Intl.NumberFormat(of, { style: 'currency', currency, currencyDisplay });
  const written = write('narrowSymbol', locale).format(amount).replace('￥', '¥');
  // US dollars have a space after their sign in all prices.
  if (currency === 'USD') return written.replace('$', written.endsWith('$') ? '$' : '$ ');
  if (!written.includes('$')) return written;
  if (locale === 'en') return write('symbol', 'en').format(amount);
  // Some languages shorten the sign of a neighbour's dollar or peso to a bare $, which is only the US dollar here.
  const sign = write('symbol', 'en')
    .formatToParts(amount)
    .find(({ type }) => type === 'currency')?.value;
  const isAfter = written.endsWith('$');
  return written.replace('$', isAfter || !/\p{L}$/u.test(sign ?? '') ? `${sign}` : `${sign}\u00a0`);
}

describe.each(languages)('on a page in %s', (language) => {
  test.each(currencies)('amounts in %s are formatted as by Intl', (currency) => {
    // The minor unit of the rupiah is a hundredth in ISO 4217, and Intl writes none.
    for (const unit of currency === 'IDR' ? units.map(Math.round) : units) {
      const minor = Math.round(unit * 10 ** decimalsOf(currency));
      expect(withLocale(language, () => formatMoney(minor, currency))).toBe(formatWithIntl(minor, currency, language));
    }
  });

  test.each(currencies.filter((currency) => currency !== 'IDR'))('the minor unit of %s is that of Intl', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(decimalsOf(currency)).toBe(maximumFractionDigits);
  });
});

test.each([
  [0, 'USD', '$ 0.00'],
  [5, 'USD', '$ 0.05'],
  [4900, 'USD', '$ 49.00'],
  [124900, 'USD', '$ 1,249.00'],
  [-250, 'USD', '-$ 2.50'],
  [145_400, 'THB', '฿1,454.00'],
  [-1500, 'JPY', '-¥1,500'],
  [1_250_000_00, 'IDR', 'Rp\u00a01,250,000'],
  [1050, 'IDR', 'Rp\u00a010.50'],
  [3010, 'CHF', 'CHF\u00a030.10'],
])('%i in the smallest unit of %s is formatted as money: %s', (minor, currency, text) =>
  expect(formatMoney(minor, currency)).toBe(text),
);

test.each([
  [5000, 'USD', '$50'],
  [1250, 'USD', '$12.50'],
  [123_456_700, 'USD', '$1,234,567'],
  [145_400, 'THB', '฿1,454'],
  [145_450, 'THB', '฿1,454.50'],
  [-1500, 'KRW', '-₩1,500'],
  [15_050, 'KWD', 'KWD\u00a015.050'],
])('%i in the smallest unit of %s is formatted without needless decimals: %s', (minor, currency, text) =>
  expect(formatShortMoney(minor, currency)).toBe(text),
);

test('Spanish and Vietnamese write a decimal comma and the sign after the amount', () => {
  expect(
    withLocale('es', () => [formatMoney(-3010, 'USD'), formatShortMoney(5000, 'USD'), formatMoney(3010, 'EUR')]),
  ).toEqual(['-30,10\u00a0$', '50\u00a0$', '30,10\u00a0€']);
  expect(
    withLocale('vi', () => [formatMoney(124_900, 'USD'), formatShortMoney(1250, 'USD'), formatMoney(1_286_000, 'VND')]),
  ).toEqual(['1.249,00\u00a0$', '12,50\u00a0$', '1.286.000\u00a0₫']);
});

test.each([
  [1, 'USD', '0.01'],
  [-5, 'USD', '-0.05'],
  [1_000_000_001, 'EUR', '10000000.01'],
  [250_000, 'VND', '250000'],
  [-7, 'JPY', '-7'],
  [0, 'THB', '0.00'],
])('%d of %s is %s in files', (minor, currency, written) => {
  expect(formatPlainAmount(minor, currency)).toBe(written);
});
