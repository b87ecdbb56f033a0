import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './listings.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Terms go into the index when they are written. Left on a list for later, all of it would be read by each search. */
const atOnce = { fastupdate: false };

/**
 * What a listing is found by, in all seven languages at once. The terms are made by us, not by the database:
 * it knows no words of Thai, Chinese, Japanese or Korean. What results are sorted and narrowed by stands beside them,
 * so that a search reads one narrow table.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    titleTerms: tsvector().notNull(),
    allTerms: tsvector().notNull(),
    aisleId: integer().notNull(),
    sectionId: integer().notNull(),
    priceCents: integer().notNull(),
    countries: text().array().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_search_title').using('gin', table.titleTerms).with(atOnce),
    index('product_search_all').using('gin', table.allTerms).with(atOnce),
    index('product_search_newest').on(table.createdAt, table.productId),
    index('product_search_by_price').on(table.priceCents, table.productId),
  ],
);

/** Every Latin word that stands in a listing, to find what a mistyped word was meant to be. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`).with(atOnce),
]);
