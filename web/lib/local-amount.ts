import { convertFromUsdCents } from '../../market/convert.ts';
import { type CurrencyCode, currencies, shownDecimals } from '../../market/rates.ts';
import { formatNumber } from '../../messages/format-number.ts';

/** Currency signs; a currency without one shows its code. A bare $ is only the US dollar. */
const signs: Partial<Record<CurrencyCode, string>> = {
  ...{ USD: '$', THB: '฿', VND: '₫', IDR: 'Rp', MYR: 'RM', PHP: '₱', MMK: 'K', KHR: '៛', LAK: '₭', CNY: '¥' },
  ...{ HKD: 'HK$', TWD: 'NT$', JPY: '¥', KRW: '₩', MNT: '₮', INR: '₹', PKR: 'Rs', BDT: '৳', LKR: 'Rs', NPR: 'Rs' },
  ...{ AUD: 'A$', NZD: 'NZ$', GBP: '£', EUR: '€', PLN: 'zł', CZK: 'Kč', HUF: 'Ft', RON: 'lei', SEK: 'kr', NOK: 'kr' },
  ...{ DKK: 'kr', TRY: '₺', CAD: 'CA$', MXN: 'MX$', BRL: 'R$\u00a0' },
};
const isSignLast = new Set<CurrencyCode>(['VND', 'EUR']);
/** Currencies with a point between thousands and a decimal comma; the others use the English format. */
const usesDecimalComma = new Set<CurrencyCode>(['VND', 'IDR', 'BRL', 'EUR', 'TRY']);

/** US cents converted to a currency and formatted as is usual for it. */
export function formatLocalPrice(cents: number, currency: CurrencyCode): string {
  return formatLocalAmount(convertFromUsdCents(cents, currency) / 10 ** currencies[currency].decimals, currency);
}

/** An amount in a currency's major units, formatted as is usual for it. */
export function formatLocalAmount(amount: number, currency: CurrencyCode, digits = shownDecimals(currency)): string {
  const [whole = '', decimals] = amount.toFixed(digits).split('.');
  const [thousands, point] = usesDecimalComma.has(currency) ? ['.', ','] : [',', '.'];
  const figure = `${formatNumber(Number(whole), 'en').replaceAll(',', thousands)}${decimals ? point + decimals : ''}`;
  const sign = signs[currency] ?? currency;
  if (isSignLast.has(currency)) return `${figure}\u00a0${sign}`;
  return `${sign}${/\p{L}$/u.test(sign) ? '\u00a0' : ''}${figure}`;
}

/** Minor units of a currency to the last one, as they are paid: `฿1,454.00`. */
export function formatExactAmount(minor: number, currency: string): string {
  if (!Object.hasOwn(currencies, currency)) return `${currency} ${minor}`;
  const code = currency as CurrencyCode;
  const { decimals } = currencies[code];
  return formatLocalAmount(minor / 10 ** decimals, code, decimals);
}
