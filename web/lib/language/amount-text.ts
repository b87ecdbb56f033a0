import { decimalsOf, formatPlainAmount } from '../../../i18n/format-money.ts';
import { hasDecimalComma } from '../../../i18n/format-number.ts';
import { getLocale } from '../../../i18n/locale.ts';

/**
 * An amount in the smallest unit as the text of a price field: `50`, `12.50` or `12,50` by the page's language, in dong and
 * yen always whole. Thousands are not separated, so that it can be changed.
 */
export function amountText(minor: number, currency: string): string {
  const unit = 10 ** decimalsOf(currency);
  const text = minor % unit === 0 ? String(minor / unit) : formatPlainAmount(minor, currency);
  return hasDecimalComma(getLocale()) ? text.replace('.', ',') : text;
}
