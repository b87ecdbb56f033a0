import { formatFigure } from '../../contracts/figures.ts';
import { convertFromUsdCents } from '../../market/convert.ts';
import { type CurrencyCode, currencies, shownDecimals } from '../../market/rates.ts';

/** What stands on price tags; where it is missing, the code does. A bare $ is left to the US dollar. */
const signs: Partial<Record<CurrencyCode, string>> = {
  ...{ USD: '$', THB: '฿', VND: '₫', IDR: 'Rp', MYR: 'RM', PHP: '₱', MMK: 'K', KHR: '៛', LAK: '₭', CNY: '¥' },
  ...{ HKD: 'HK$', TWD: 'NT$', JPY: '¥', KRW: '₩', MNT: '₮', INR: '₹', PKR: 'Rs', BDT: '৳', LKR: 'Rs', NPR: 'Rs' },
  ...{ AUD: 'A$', NZD: 'NZ$', GBP: '£', EUR: '€', PLN: 'zł', CZK: 'Kč', HUF: 'Ft', RON: 'lei', SEK: 'kr', NOK: 'kr' },
  ...{ DKK: 'kr', TRY: '₺', CAD: 'CA$', MXN: 'MX$', BRL: 'R$\u00a0' },
};
const isSignLast = new Set<CurrencyCode>(['VND', 'EUR']);
/** Where thousands are parted by points and cents by a comma; everyone else reads the page's own way. */
const isPointed = new Set<CurrencyCode>(['VND', 'IDR', 'BRL', 'EUR', 'TRY']);

/** US cents in a currency, as a price tag there shows them. */
export function formatLocalPrice(cents: number, currency: CurrencyCode): string {
  return formatLocalAmount(convertFromUsdCents(cents, currency) / 10 ** currencies[currency].decimals, currency);
}

/** An amount of a currency's whole units, as a price tag there shows it. */
export function formatLocalAmount(amount: number, currency: CurrencyCode): string {
  const [whole = '', parts] = amount.toFixed(shownDecimals(currency)).split('.');
  const [thousands, point] = isPointed.has(currency) ? ['.', ','] : [',', '.'];
  const figure = `${formatFigure(Number(whole)).replaceAll(',', thousands)}${parts ? point + parts : ''}`;
  const sign = signs[currency] ?? currency;
  if (isSignLast.has(currency)) return `${figure}\u00a0${sign}`;
  return `${sign}${/\p{L}$/u.test(sign) ? '\u00a0' : ''}${figure}`;
}
