import type { Language } from '../contracts/languages.ts';

/** Vietnamese separates thousands with a point and decimals with a comma, the other six the other way round. */
const separators = (language: Language) =>
  language === 'vi' ? { thousands: '.', decimals: ',' } : { thousands: ',', decimals: '.' };

/** A whole number as people read it: `1,249`. Not from `Intl`, which blocks a slow phone for a tenth of a second. */
export function formatNumber(number: number, language: Language): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, separators(language).thousands);
}

/** A number with a fixed count of decimals: `1,249.50`. */
export function formatDecimal(number: number, digits: number, language: Language): string {
  const [whole = '', decimals] = number.toFixed(digits).split('.');
  return formatNumber(Number(whole), language) + (decimals ? separators(language).decimals + decimals : '');
}
