import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Sorting } from '../../../contracts/listings.ts';
import { productSearch } from '../../db/schema/search.ts';

export const isByPrice = (sort: Sorting) => sort === 'price_up' || sort === 'price_down';

export function inOrder(sort: Sorting): SQL[] {
  if (sort === 'price_up') return [asc(productSearch.priceCents), asc(productSearch.productId)];
  if (sort === 'price_down') return [desc(productSearch.priceCents), desc(productSearch.productId)];
  return [desc(productSearch.createdAt), desc(productSearch.productId)];
}

/** What comes after the result with this sort key and id. */
export function isAfter(sort: Sorting, key: number, id: number): SQL {
  if (sort === 'price_up')
    return sql`(${productSearch.priceCents}, ${productSearch.productId}) > (${key}::bigint, ${id})`;
  if (sort === 'price_down')
    return sql`(${productSearch.priceCents}, ${productSearch.productId}) < (${key}::bigint, ${id})`;
  return sql`(${productSearch.createdAt}, ${productSearch.productId}) < (${new Date(key).toISOString()}::timestamptz, ${id})`;
}
