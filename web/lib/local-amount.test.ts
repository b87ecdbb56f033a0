import { expect, test } from 'vitest';
import { type CurrencyCode, currencies, shownDecimals } from '../../market/rates.ts';
import { formatLocalAmount } from './local-amount.ts';

/** Written by hand for the sake of slow phones; what Unicode's tables say of each currency is the measure. */
const locales: Partial<Record<CurrencyCode, string>> = { VND: 'vi', IDR: 'id', BRL: 'pt-BR', EUR: 'de', TRY: 'tr' };

function formatByTables(amount: number, currency: CurrencyCode): string {
  const digits = shownDecimals(currency);
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol') =>
    new Intl.NumberFormat(locales[currency] ?? 'en', {
      ...{ style: 'currency', currency, currencyDisplay },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    }).format(amount);
  const short = format('narrowSymbol');
  return short.includes('$') ? format('symbol') : short;
}

test.each(Object.keys(currencies) as CurrencyCode[])('an amount of %s reads as it does there', (currency) => {
  for (const amount of [0, 7, 12.25, 999.5, 1234.75, 1_286_000]) {
    expect(formatLocalAmount(amount, currency)).toBe(formatByTables(amount, currency));
  }
});
