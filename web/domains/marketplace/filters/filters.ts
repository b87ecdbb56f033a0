import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';

export interface ActiveFilter {
  label: string;
  /** The query without it. */
  rest: BrowseQuery;
}

/** The names of the chosen product type and country. */
export interface FilterNames {
  productType: string | null;
  country: string;
}

/** The active filters and sort order, each with the query that remains when it is removed. */
export function activeFilters(query: BrowseQuery, names: FilterNames): ActiveFilter[] {
  const first = { ...query, cursor: undefined };
  const { product_type: productType, min_price, max_price, country, sort } = first;
  const filters: ActiveFilter[] = [];
  if (productType)
    filters.push({ label: names.productType ?? productType, rest: { ...first, product_type: undefined } });
  if (min_price !== undefined || max_price !== undefined) {
    const rest = { ...first, min_price: undefined, max_price: undefined };
    filters.push({ label: priceLabel(min_price, max_price), rest });
  }
  if (country) filters.push({ label: names.country || country, rest: { ...first, country: undefined } });
  if (sort !== 'best') filters.push({ label: browseFiltersText(sort), rest: { ...first, sort: 'best' } });
  return filters;
}

export function countFilters(query: BrowseQuery): number {
  return activeFilters(query, { productType: null, country: '' }).length;
}

/** Keeps only the search text and the language. */
export function withoutFilters({ q, language }: BrowseQuery): Partial<BrowseQuery> {
  return { q, language };
}

function priceLabel(low: number | undefined, high: number | undefined): string {
  if (low === undefined) return browseFiltersText('upTo', { high: `$${high}` });
  if (high === undefined) return browseFiltersText('from', { low: `$${low}` });
  return browseFiltersText('between', { low: `$${low}`, high: `$${high}` });
}
