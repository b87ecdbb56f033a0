import { eq, gte, lte, not, type SQL, sql } from 'drizzle-orm';
import type { ConditionFilter } from '../../../../contracts/marketplace/listings.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { attributeTerm, productTypeTerm } from './index/meaning-terms.ts';
import { matches, type Reading } from './index/range-buckets.ts';
import { any, categoryTerm, every, quote } from './index/terms.ts';
import type { Search } from './search.ts';

/** The conditions on the price, which a list sorted by price also starts from. */
export function priceLimits({ minCents, maxCents }: Search): (SQL | undefined)[] {
  return [
    minCents === undefined ? undefined : gte(productSearch.priceCents, minCents),
    maxCents === undefined ? undefined : lte(productSearch.priceCents, maxCents),
  ];
}

/** The other conditions on what is found. */
export function filtersOf(search: Search): (SQL | undefined)[] {
  const { topCategoryId, subCategoryId, country, isRareCountry, inStock, minRating } = search;
  const terms = search.text.trim() ? termsOf(search) : [];
  return [
    subCategoryId === undefined ? undefined : eq(productSearch.subCategoryId, subCategoryId),
    topCategoryId === undefined ? undefined : eq(productSearch.topCategoryId, topCategoryId),
    country ? (isRareCountry ? isAmongOfferedIn(country) : isOfferedIn(country)) : undefined,
    terms.length > 0 ? matches(withTerms(search, terms), null) : undefined,
    inStock ? not(productSearch.isSoldOut) : undefined,
    minRating === undefined ? undefined : isRated(sql`${productSearch.productId}`, minRating),
  ];
}

/** Whether the stars of a product are this many on average. */
export const isRated = (productId: SQL, minRating: number): SQL =>
  sql`${productId} in (select product_id from product_ranks where rating >= ${100 * minRating})`;

/** Everything that the filters by terms leave, for a search without words; null without such filters. */
export function filterReading(search: Search): Reading | null {
  const terms = termsOf(search);
  if (terms.length === 0) return null;
  // The category by its term too, because a term that only excludes would read the whole index.
  const category = search.subCategoryId ?? search.topCategoryId;
  return withTerms(search, category === undefined ? terms : [quote(categoryTerm(category)), ...terms]);
}

/** Titles tell what goods are; that they are as good as new is often said in the description alone. */
const withTerms = ({ condition }: Search, terms: string[]): Reading => ({
  column: condition === 'like-new' ? productSearch.allTerms : productSearch.titleTerms,
  query: every(terms),
});

function termsOf({ productType, condition, colour, material }: Search): string[] {
  return [
    ...(productType ? [quote(productTypeTerm(productType))] : []),
    ...(colour ? [quote(attributeTerm({ type: 'colour', id: colour }))] : []),
    ...(material ? [quote(attributeTerm({ type: 'material', id: material }))] : []),
    ...(condition ? [conditionQueries[condition]] : []),
  ];
}

const conditionTerm = (id: string) => quote(attributeTerm({ type: 'condition', id }));
const usedBefore = any(['used', 'like-new', 'for-parts'].map(conditionTerm));

/** Whether the title of a listing in the search index says that it was used before, which the filter by condition asks too. */
export const namesUsed = sql`${productSearch.titleTerms} @@ ${usedBefore}::tsquery`;

/** Titles say of used goods that they are, and nothing of new ones. */
const conditionQueries: Record<ConditionFilter, string> = {
  new: `!${usedBefore}`,
  'like-new': conditionTerm('like-new'),
  used: usedBefore,
};

/** Read from the listing row by row: a copy in the search index would rewrite its words whenever a seller's fees change. */
const isOfferedIn = (country: string) => sql`(select offered_in from products
  where products.id = ${productSearch.productId}) @> array[${country}]::text[]`;

/** The same, found by the country first: where few are offered, most rows would be read in vain. */
const isAmongOfferedIn = (country: string) => sql`${productSearch.productId} = any(array(
  select id from products where offered_in @> array[${country}]::text[] and is_live))`;
