import { formatMoney, formatShortMoney } from '../../i18n/format-money.ts';
import { convertPrice } from './convert.ts';
import { type CurrencyCode, shownDecimals } from './rates.ts';

/** A price in another currency, with as many decimals as prices have there. */
export function formatLocalPrice(price: number, currency: CurrencyCode, from: CurrencyCode = 'USD'): string {
  const minor = convertPrice(price, from, currency);
  return shownDecimals(currency) === 0 ? formatShortMoney(minor, currency) : formatMoney(minor, currency);
}
