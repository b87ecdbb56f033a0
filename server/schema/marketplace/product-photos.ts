import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { maxListingPhotos } from '../../../contracts/marketplace/listing-photos.ts';
import { products } from './listings.ts';

/** The photos of a listing after its cover, which stands in `products.image` because every card reads that. */
export const productPhotos = pgTable(
  'product_photos',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The cover is in place 0. */
    place: integer().notNull(),
    image: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.place] }),
    index('product_photos_by_image').on(table.image),
    check('product_photos_place', sql`${table.place} between 1 and ${sql.raw(String(maxListingPhotos - 1))}`),
  ],
);
