import { formatDecimal, formatNumber, hasDecimalComma } from './format-number.ts';
import { getLocale } from './locale.ts';

/** US cents as a price: `$ 1,249.00`, and where decimals follow a comma `1249,00 $`. */
export function formatMoney(cents: number): string {
  const whole = Math.round(cents);
  const figure = formatDecimal(Math.abs(whole) / 100, 2, getLocale());
  const sign = whole < 0 ? '-' : '';
  return hasDecimalComma(getLocale()) ? `${sign}${figure}\u00a0$` : `${sign}$ ${figure}`;
}

/** US cents as dollars, without decimals for whole dollars: `$50`, `$12.50`. */
export function formatDollars(cents: number): string {
  const whole = Math.round(cents);
  const language = getLocale();
  const figure = whole % 100 === 0 ? formatNumber(whole / 100, language) : formatDecimal(whole / 100, 2, language);
  return hasDecimalComma(language) ? `${figure}\u00a0$` : `$${figure}`;
}
