import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { products } from '../marketplace/listings.ts';

/** A photo or edited picture stored for a seller, counted towards the storage quota. */
export const sellerFiles = pgTable(
  'seller_files',
  {
    name: text().primaryKey(),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('seller_files_by_seller').on(table.sellerId)],
);

/** A stored ad picture; the oldest are removed when all of them together take too much space. */
export const adPictures = pgTable(
  'ad_pictures',
  {
    name: text().primaryKey(),
    // Null where it shows only typed text.
    productId: bigint({ mode: 'number' }).references(() => products.id, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ad_pictures_by_age').on(table.createdAt), index('ad_pictures_by_product').on(table.productId)],
);
