import type { Language } from '../contracts/languages.ts';

/** A number as people read it: `1,249`, `1.5`. Not from `Intl`, which blocks a slow phone for a tenth of a second. */
export function formatNumber(number: number, language: Language): string {
  return separate(String(number), language);
}

/** A number with a fixed count of decimals: `1,249.50`. */
export function formatDecimal(number: number, digits: number, language: Language): string {
  return separate(number.toFixed(digits), language);
}

/** Whether a language separates thousands with a point, decimals with a comma, and writes a currency after its amount. */
export const hasDecimalComma = (language: Language): boolean => language === 'vi' || language === 'es';

function separate(figure: string, language: Language): string {
  const [thousands, decimals] = hasDecimalComma(language) ? ['.', ','] : [',', '.'];
  const [whole = '', rest] = figure.split('.');
  // Spanish separates thousands from five digits on.
  const isSeparated = language !== 'es' || whole.replace('-', '').length > 4;
  return (isSeparated ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole) + (rest ? decimals + rest : '');
}
