import { formatDecimal, formatNumber, hasDecimalComma } from './format-number.ts';
import { getLocale } from './locale.ts';

/** Currency signs; a currency without one shows its code. A bare $ is only the US dollar. */
const signs: Partial<Record<string, string>> = {
  ...{ USD: '$', THB: '฿', VND: '₫', IDR: 'Rp', MYR: 'RM', PHP: '₱', MMK: 'K', KHR: '៛', LAK: '₭', CNY: '¥' },
  ...{ HKD: 'HK$', TWD: 'NT$', JPY: '¥', KRW: '₩', MNT: '₮', INR: '₹', PKR: 'Rs', BDT: '৳', LKR: 'Rs', NPR: 'Rs' },
  ...{ AUD: 'A$', NZD: 'NZ$', GBP: '£', EUR: '€', PLN: 'zł', CZK: 'Kč', HUF: 'Ft', RON: 'lei', SEK: 'kr', NOK: 'kr' },
  ...{ DKK: 'kr', TRY: '₺', CAD: 'CA$', MXN: 'MX$', BRL: 'R$' },
};

/** The currencies of the rates whose minor unit is not a hundredth, as in ISO 4217. */
const otherDecimals: Partial<Record<string, number>> = { VND: 0, JPY: 0, KRW: 0, CLP: 0, KWD: 3, BHD: 3, OMR: 3 };

/** Digits of a currency's minor unit: 2 for cents, 0 for yen. */
export const decimalsOf = (currency: string): number => otherDecimals[currency] ?? 2;

/** An amount as a plain decimal number for files and other programs; never by division, which could round: `-0.05`. */
export function formatPlainAmount(minor: number, currency: string): string {
  const digits = decimalsOf(currency);
  const figure = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${figure}` : `${sign}${figure.slice(0, -digits)}.${figure.slice(-digits)}`;
}

/** The sign of a currency, or its code where it has none. */
const signOf = (currency: string): string => signs[currency] ?? currency;

/**
 * An amount in a currency's smallest unit, to the last one: `$ 1,249.00`, `฿1,454.00`, `₫1,286,000`, and where decimals
 * follow a comma `1249,00 $`. The page's language decides on separators and on the place of the sign.
 */
export function formatMoney(minor: number, currency: string): string {
  const whole = Math.round(minor);
  // Nobody pays with hundredths of a rupiah, although banks count them.
  const figure = currency === 'IDR' && whole % 100 === 0 ? shortFigure(whole, currency) : exactFigure(whole, currency);
  return withSign(figure, whole, currency, currency === 'USD' ? ' ' : '');
}

/** The same without decimals for whole units: `$50`, `$12.50`, `฿1,454`. */
export function formatShortMoney(minor: number, currency: string): string {
  const whole = Math.round(minor);
  return withSign(shortFigure(whole, currency), whole, currency, '');
}

function exactFigure(whole: number, currency: string): string {
  const digits = decimalsOf(currency);
  return formatDecimal(Math.abs(whole) / 10 ** digits, digits, getLocale());
}

function shortFigure(whole: number, currency: string): string {
  const unit = 10 ** decimalsOf(currency);
  return whole % unit === 0 ? formatNumber(Math.abs(whole) / unit, getLocale()) : exactFigure(whole, currency);
}

function withSign(figure: string, whole: number, currency: string, space: string): string {
  const sign = signOf(currency);
  const minus = whole < 0 ? '-' : '';
  if (hasDecimalComma(getLocale())) return `${minus}${figure}\u00a0${sign}`;
  return `${minus}${sign}${/\p{L}$/u.test(sign) ? '\u00a0' : space}${figure}`;
}
