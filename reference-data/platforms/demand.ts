import written from '../../data/reference/demand.json' with { type: 'json' };
import type { CountryCode } from '../countries/countries.ts';
import type { DemandReason } from './demand-reasons.ts';

export type Demand = readonly [country: CountryCode, reason: DemandReason];

interface CategoryDemand {
  category: number;
  countries: { country: string; reason: string }[];
}

const byCategory = (demand: readonly CategoryDemand[]): Readonly<Record<number, readonly Demand[]>> =>
  Object.fromEntries(
    demand.map(({ category, countries }) => [
      category,
      countries.map(({ country, reason }) => [country, reason] as unknown as Demand),
    ]),
  );

/** Countries where goods of each top category sell well, best first. */
export const demandByTopCategory = byCategory(written.topCategories);

/** Sections that sell in other countries, or for other reasons, than the rest of their top category. */
export const demandBySubCategory = byCategory(written.subcategories);
