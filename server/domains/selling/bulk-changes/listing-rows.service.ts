import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import type { ListingTableRow, listListingRows } from '../../../../contracts/selling/bulk-changes.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/statements/keyset.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { atRegularPrice } from '../../marketplace/listings/prices.service.ts';
import { matchOwn, newestFirst, stateOf } from '../my-listings/own-listings.service.ts';
import { englishTitle } from './preview.service.ts';

type Query = z.output<typeof listListingRows.body>;

/** One page of a seller's own listings as rows of a table. */
export async function listTableRows(
  db: Db,
  sellerId: number,
  query: Query,
): Promise<{ rows: ListingTableRow[]; next_cursor: string | null }> {
  const found = await db
    .select({ product: products, own: productTexts.title, english: englishTitle })
    .from(products)
    .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, query.language)))
    .where(await matchOwn(db, sellerId, query))
    .orderBy(...newestFirst.order)
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(found, query.limit, ({ product }) => [product.createdAt, product.id]);
  const rows = page.map(({ product: stored, own, english }) => {
    const product = atRegularPrice(stored);
    return {
      id: String(product.id),
      title: own ?? english ?? '',
      productImage: product.image,
      state: stateOf(product),
      price: formatPlainAmount(product.price, product.currency),
      price_minor: product.price,
      currency: product.currency,
      stock: product.stock,
      category: findLeafCategory(product.categoryId)?.names[query.language] ?? '',
    };
  });
  return { rows, next_cursor: nextCursor };
}
