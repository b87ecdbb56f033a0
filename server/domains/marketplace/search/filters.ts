import { arrayContains, eq, gte, lte, not, type SQL } from 'drizzle-orm';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { matches, type Reading } from './index/range-buckets.ts';
import { productTypeTerm, quote } from './index/terms.ts';
import type { Search } from './search.ts';

/** The conditions on the price, which a list sorted by price also starts from. */
export function priceLimits({ minCents, maxCents }: Search): (SQL | undefined)[] {
  return [
    minCents === undefined ? undefined : gte(productSearch.priceCents, minCents),
    maxCents === undefined ? undefined : lte(productSearch.priceCents, maxCents),
  ];
}

/** The other conditions on what is found. */
export function filtersOf({
  topCategoryId,
  subCategoryId,
  country,
  productType,
  text,
  inStock,
}: Search): (SQL | undefined)[] {
  return [
    subCategoryId === undefined ? undefined : eq(productSearch.subCategoryId, subCategoryId),
    topCategoryId === undefined ? undefined : eq(productSearch.topCategoryId, topCategoryId),
    country ? arrayContains(productSearch.countries, [country]) : undefined,
    productType && text.trim() ? matches(ofProductType(productType), null) : undefined,
    inStock ? not(productSearch.isSoldOut) : undefined,
  ];
}

/** Everything of one product type. */
export const ofProductType = (productType: string): Reading => ({
  column: productSearch.titleTerms,
  query: quote(productTypeTerm(productType)),
});
