import { formatMoney } from '../../i18n/format-money.ts';
import { formatDecimal, hasDecimalComma } from '../../i18n/format-number.ts';
import { getLocale } from '../../i18n/locale.ts';
import { convertFromUsdCents } from './convert.ts';
import { type CurrencyCode, currencies, shownDecimals } from './rates.ts';

/** Currency signs; a currency without one shows its code. A bare $ is only the US dollar. */
const signs: Partial<Record<CurrencyCode, string>> = {
  ...{ THB: '฿', VND: '₫', IDR: 'Rp', MYR: 'RM', PHP: '₱', MMK: 'K', KHR: '៛', LAK: '₭', CNY: '¥' },
  ...{ HKD: 'HK$', TWD: 'NT$', JPY: '¥', KRW: '₩', MNT: '₮', INR: '₹', PKR: 'Rs', BDT: '৳', LKR: 'Rs', NPR: 'Rs' },
  ...{ AUD: 'A$', NZD: 'NZ$', GBP: '£', EUR: '€', PLN: 'zł', CZK: 'Kč', HUF: 'Ft', RON: 'lei', SEK: 'kr', NOK: 'kr' },
  ...{ DKK: 'kr', TRY: '₺', CAD: 'CA$', MXN: 'MX$', BRL: 'R$' },
};

/** US cents converted to a currency and formatted as the page's language writes amounts. */
export function formatLocalPrice(cents: number, currency: CurrencyCode): string {
  return formatLocalAmount(convertFromUsdCents(cents, currency) / 10 ** currencies[currency].decimals, currency);
}

/**
 * An amount in a currency's major units. The page's language decides on separators and on the place of the sign, whatever
 * the currency; US dollars look as in all prices.
 */
export function formatLocalAmount(amount: number, currency: CurrencyCode, digits = shownDecimals(currency)): string {
  if (currency === 'USD') return formatMoney(amount * 100);
  const language = getLocale();
  const figure = formatDecimal(amount, digits, language);
  const sign = signs[currency] ?? currency;
  if (hasDecimalComma(language)) return `${figure}\u00a0${sign}`;
  return `${sign}${/\p{L}$/u.test(sign) ? '\u00a0' : ''}${figure}`;
}

/** Minor units of a currency to the last one, as they are paid: `฿1,454.00`. */
export function formatExactAmount(minor: number, currency: string): string {
  if (!Object.hasOwn(currencies, currency)) return `${currency} ${minor}`;
  const code = currency as CurrencyCode;
  const { decimals } = currencies[code];
  return formatLocalAmount(minor / 10 ** decimals, code, decimals);
}
