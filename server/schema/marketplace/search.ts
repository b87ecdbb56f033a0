import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './listings.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Disables the pending list of GIN indexes, which every search would have to scan. */
const withoutPendingList = { fastupdate: false };

/**
 * The search index of a listing, in all seven languages. The application makes the terms, because PostgreSQL cannot split
 * Thai, Chinese, Japanese or Korean into words. The columns for sorting and filtering are copied here, so that a search
 * reads one narrow table.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    titleTerms: tsvector().notNull(),
    allTerms: tsvector().notNull(),
    topCategoryId: integer().notNull(),
    subCategoryId: integer().notNull(),
    priceCents: integer().notNull(),
    // Kept by a trigger on the stock of products.
    isSoldOut: boolean().notNull().default(false),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_search_title').using('gin', table.titleTerms).with(withoutPendingList),
    index('product_search_all').using('gin', table.allTerms).with(withoutPendingList),
    index('product_search_newest').on(table.createdAt, table.productId),
    index('product_search_by_price').on(table.priceCents, table.productId),
  ],
);

/**
 * The product types that the titles of live listings name, so that a suggestion knows by one step in an index whether it
 * leads to anything. Written only by the trigger on `product_search`.
 */
export const listedProductTypes = pgTable(
  'listed_product_types',
  {
    productTypeId: text().notNull(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productSearch.productId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productTypeId, table.productId] }),
    index('listed_product_types_by_product').on(table.productId),
  ],
);

/**
 * The terms of listings that are paused or removed, for their seller's own search. Without an index of words, because it
 * is only read by the listings of one seller.
 */
export const unlistedSearch = pgTable('unlisted_search', {
  productId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  titleTerms: tsvector().notNull(),
  allTerms: tsvector().notNull(),
});

/** The words of the listings' titles, for telling mistyped words from known ones and correcting Latin ones. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`).with(withoutPendingList),
]);
