import { pathTo } from '../../catalog/categories/lookup.ts';
import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { CountryCode } from '../countries/countries.ts';
import { demandBySubCategory, demandByTopCategory } from './demand.ts';
import { demandReasons } from './demand-reasons.ts';

export interface Recommendation {
  country: CountryCode;
  reason: InEveryLanguage;
}

/** Recommends countries for goods of a third-level category, best first, each with its reason. */
export function recommendCountries(categoryId: number, limit = 6): Recommendation[] {
  const [topCategory, subCategory] = pathTo(categoryId);
  if (!topCategory || !subCategory) return [];
  const demand = demandBySubCategory[subCategory.id] ?? demandByTopCategory[topCategory.id] ?? [];
  return demand.slice(0, Math.max(0, limit)).map(([country, reason]) => ({ country, reason: demandReasons[reason] }));
}
