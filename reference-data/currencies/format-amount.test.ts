import { expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import { withLocale } from '../../i18n/locale.ts';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { formatExactAmount, formatLocalAmount } from './format-amount.ts';
import { type CurrencyCode, currencies, shownDecimals } from './rates.ts';

const amounts = [0, 7, 12.25, 999.5, 1234.75, 1_286_000];
const local = (Object.keys(currencies) as CurrencyCode[]).filter((currency) => currency !== 'USD');

/** The formatter avoids `Intl` because it is slow on phones; `Intl` is the reference here. */
function formatWithIntl(amount: number, currency: CurrencyCode, locale: string): string {
  const digits = shownDecimals(currency);
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol', of = locale) =>
    new Intl.NumberFormat(of, {
      ...{ style: 'currency', currency, currencyDisplay },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
  const short = format('narrowSymbol').format(amount);
  if (!short.includes('$') || currency === 'BRL') return short.replace('￥', '¥');
  if (locale === 'en') return format('symbol').format(amount);
  // Some languages shorten the sign of a neighbour's dollar or peso to a bare $, which is only the US dollar here.
  const sign =
    format('symbol', 'en')
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? '';
  return short.replace('$', sign);
}

test('amounts of every currency are formatted as by Intl', () =>
  expectEvery(local, (currency) => {
    for (const amount of amounts) {
      expect(formatLocalAmount(amount, currency)).toBe(formatWithIntl(amount, currency, 'en'));
    }
  }));

test.each(languages)('on a page in %s, amounts of every currency are formatted as that language does', (language) => {
  for (const currency of ['EUR', 'THB', 'VND', 'JPY', 'KRW', 'CNY', 'MXN', 'INR'] as const) {
    for (const amount of amounts) {
      const written = withLocale(language, () => formatLocalAmount(amount, currency));
      expect(written).toBe(formatWithIntl(amount, currency, language));
    }
  }
});

test.each(languages)('on a page in %s, US dollars have the separators of the language', (language) => {
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(1_234_567.5);
  const isAfter = language === 'es' || language === 'vi';
  const expected = isAfter ? `${figure}\u00a0$` : `$ ${figure}`;
  expect(withLocale(language, () => formatLocalAmount(1_234_567.5, 'USD'))).toBe(expected);
  expect(withLocale(language, () => formatMoney(123_456_750))).toBe(expected);
});

test('an amount that is paid is formatted to its last minor unit', () => {
  expect(formatExactAmount(145_400, 'THB')).toBe('฿1,454.00');
  expect(withLocale('vi', () => formatExactAmount(1_286_000, 'VND'))).toBe('1.286.000\u00a0₫');
  expect(withLocale('es', () => formatExactAmount(3010, 'EUR'))).toBe('30,10\u00a0€');
});
