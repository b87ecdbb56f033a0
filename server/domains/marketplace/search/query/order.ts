import type { Sorting } from '../../../../../contracts/marketplace/listings.ts';
import { type Keyset, keyset } from '../../../../platform/db/statements/keyset.ts';
import { productSearch } from '../../../../schema/marketplace/search.ts';

export const isByPrice = (sort: Sorting) => sort === 'price_up' || sort === 'price_down';

const newestFirst = keyset(productSearch.createdAt, productSearch.productId, 'desc');

export const orders: Record<Sorting, Keyset> = {
  best: newestFirst,
  newest: newestFirst,
  price_up: keyset(productSearch.priceCents, productSearch.productId, 'asc'),
  price_down: keyset(productSearch.priceCents, productSearch.productId, 'desc'),
};
