import type { ConditionFilter, SaidFilter } from '../../../../contracts/marketplace/listings.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';

export interface ActiveFilter {
  label: string;
  /** Whether nothing matched with it, and the list is shown without it. */
  isUnmet?: boolean;
  /** The query without it. */
  rest: BrowseQuery;
}

/** A filter that the words of a search name, as a chip shows it. */
export interface SaidChip {
  type: SaidFilter['type'];
  label: string;
  /** The search text without it. */
  rest: string;
  isUnmet: boolean;
}

/** The names of what was chosen from lists. */
export interface FilterNames {
  productType: string | null;
  country: string;
  colour: string | null;
  material: string | null;
}

/** The words for a condition, by its id. */
export const conditionText = (condition: ConditionFilter): string =>
  browseFiltersText(
    ({ new: 'conditionNew', 'like-new': 'conditionLikeNew', used: 'conditionUsed' } as const)[condition],
  );

/** The active filters, each with the query that remains when it is removed. */
export function activeFilters(query: BrowseQuery, names: FilterNames): ActiveFilter[] {
  const first = { ...query, cursor: undefined };
  const { product_type: productType, min_price, max_price, condition, colour, material, min_rating, country } = first;
  const filters: ActiveFilter[] = [];
  if (productType)
    filters.push({ label: names.productType ?? productType, rest: { ...first, product_type: undefined } });
  if (min_price !== undefined || max_price !== undefined) {
    const rest = { ...first, min_price: undefined, max_price: undefined };
    filters.push({ label: priceLabel(min_price, max_price), rest });
  }
  if (condition) filters.push({ label: conditionText(condition), rest: { ...first, condition: undefined } });
  if (colour) filters.push({ label: names.colour ?? colour, rest: { ...first, colour: undefined } });
  if (material) filters.push({ label: names.material ?? material, rest: { ...first, material: undefined } });
  if (min_rating)
    filters.push({
      label: browseFiltersText('starsFrom', { stars: min_rating }),
      rest: { ...first, min_rating: undefined },
    });
  if (first.in_stock) filters.push({ label: browseFiltersText('inStock'), rest: { ...first, in_stock: false } });
  if (country) filters.push({ label: names.country || country, rest: { ...first, country: undefined } });
  return filters;
}

export function countFilters(query: BrowseQuery): number {
  return activeFilters(query, { productType: null, country: '', colour: null, material: null }).length;
}

/** Keeps only the search text, the order and the language. */
export function withoutFilters({ q, sort, language }: BrowseQuery): Partial<BrowseQuery> {
  return { q, sort, language };
}

function priceLabel(low: number | undefined, high: number | undefined): string {
  if (low === undefined) return browseFiltersText('upTo', { high: `$${high}` });
  if (high === undefined) return browseFiltersText('from', { low: `$${low}` });
  return browseFiltersText('between', { low: `$${low}`, high: `$${high}` });
}
