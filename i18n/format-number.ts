import type { Language } from '../contracts/languages.ts';

/** A number as people read it: `1,249`, `1.5`. Not from `Intl`, which blocks a slow phone for a tenth of a second. */
export function formatNumber(number: number, language: Language): string {
  return separate(String(number), language);
}

/** A number with a fixed count of decimals: `1,249.50`. */
export function formatDecimal(number: number, digits: number, language: Language): string {
  return separate(number.toFixed(digits), language);
}

function separate(figure: string, language: Language): string {
  // Vietnamese separates thousands with a point and decimals with a comma, the other six the other way round.
  const [thousands, decimals] = language === 'vi' ? ['.', ','] : [',', '.'];
  const [whole = '', rest] = figure.split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, thousands) + (rest ? decimals + rest : '');
}
