import { expect, test } from 'vitest';
import { type CurrencyCode, currencies, shownDecimals } from '../../market/rates.ts';
import { formatLocalAmount } from './local-amount.ts';

/** The formatter avoids `Intl` because it is slow on phones; `Intl` is the reference here. */
const locales: Partial<Record<CurrencyCode, string>> = { VND: 'vi', IDR: 'id', BRL: 'pt-BR', EUR: 'de', TRY: 'tr' };

function formatWithIntl(amount: number, currency: CurrencyCode): string {
  const digits = shownDecimals(currency);
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol') =>
    new Intl.NumberFormat(locales[currency] ?? 'en', {
      ...{ style: 'currency', currency, currencyDisplay },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    }).format(amount);
  const short = format('narrowSymbol');
  return short.includes('$') ? format('symbol') : short;
}

test.each(Object.keys(currencies) as CurrencyCode[])('an amount of %s is formatted as by Intl', (currency) => {
  for (const amount of [0, 7, 12.25, 999.5, 1234.75, 1_286_000]) {
    expect(formatLocalAmount(amount, currency)).toBe(formatWithIntl(amount, currency));
  }
});
