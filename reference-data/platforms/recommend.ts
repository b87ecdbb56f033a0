import { pathTo } from '../../catalog/lookup.ts';
import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { CountryCode } from '../countries/countries.ts';
import { demandByAisle, demandBySection } from './demand.ts';
import { demandReasons } from './demand-reasons.ts';

export interface Recommendation {
  country: CountryCode;
  reason: InEveryLanguage;
}

/** Recommends countries for goods of a third-level category, best first, each with its reason. */
export function recommendCountries(leafId: number, limit = 6): Recommendation[] {
  const [aisle, section] = pathTo(leafId);
  if (!aisle || !section) return [];
  const demand = demandBySection[section.id] ?? demandByAisle[aisle.id] ?? [];
  return demand.slice(0, Math.max(0, limit)).map(([country, reason]) => ({ country, reason: demandReasons[reason] }));
}
