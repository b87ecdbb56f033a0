import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { products } from './listings.ts';

/**
 * What lists are sorted by that changes with reviews and sales, apart from `products`, whose many indexes a sale must not
 * rewrite. Only products that have sold or are reviewed have a row. Written only by triggers.
 */
export const productRanks = pgTable(
  'product_ranks',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    // Copies, so that each level of categories has its own index.
    topCategoryId: integer().notNull(),
    subCategoryId: integer().notNull(),
    // The average of the stars in hundredths; 0 without reviews.
    rating: integer().notNull().default(0),
    // The average in thousandths as if there were four more reviews of 3.5 stars, so that one review does not beat fifty.
    ratingScore: integer().notNull().default(0),
    // Units in orders that were not cancelled, declined or returned.
    soldCount: integer().notNull().default(0),
  },
  (table) => [
    index('product_ranks_by_rating').on(table.ratingScore, table.productId).where(sql`rating > 0`),
    index('product_ranks_by_rating_in_top_category')
      .on(table.topCategoryId, table.ratingScore, table.productId)
      .where(sql`rating > 0`),
    index('product_ranks_by_rating_in_sub_category')
      .on(table.subCategoryId, table.ratingScore, table.productId)
      .where(sql`rating > 0`),
    index('product_ranks_by_sold').on(table.soldCount, table.productId).where(sql`sold_count > 0`),
    index('product_ranks_by_sold_in_top_category')
      .on(table.topCategoryId, table.soldCount, table.productId)
      .where(sql`sold_count > 0`),
    index('product_ranks_by_sold_in_sub_category')
      .on(table.subCategoryId, table.soldCount, table.productId)
      .where(sql`sold_count > 0`),
    check('product_ranks_sold_not_negative', sql`${table.soldCount} >= 0`),
  ],
);
