import { convertFromUsdCents } from '../../market/convert.ts';
import { type CurrencyCode, currencies, shownDecimals } from '../../market/rates.ts';

/** Where thousands are parted by points; everyone else reads the page's own way. */
const locales: Partial<Record<CurrencyCode, string>> = { VND: 'vi', IDR: 'id', BRL: 'pt-BR', EUR: 'de', TRY: 'tr' };

/** US cents in a currency, as a price tag there shows them. */
export function formatLocalPrice(cents: number, currency: CurrencyCode): string {
  return formatLocalAmount(convertFromUsdCents(cents, currency) / 10 ** currencies[currency].decimals, currency);
}

/** An amount of a currency's whole units, as a price tag there shows it. A bare $ is left to the US dollar. */
export function formatLocalAmount(amount: number, currency: CurrencyCode): string {
  const digits = shownDecimals(currency);
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol') =>
    new Intl.NumberFormat(locales[currency] ?? 'en', {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  const short = format('narrowSymbol');
  return short.includes('$') ? format('symbol') : short;
}
