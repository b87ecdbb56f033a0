import { bigint, bit, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { products } from './listings.ts';

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What the classifier saw in the photo of a listing; the photo cannot be made from it. */
export const photoEmbeddings = pgTable(
  'photo_embeddings',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    // The category that the seller confirmed, and the product type where it is known.
    categoryId: integer().notNull(),
    productTypeId: text(),
    embedding: bytea().notNull(),
    // Made from the embedding: its signs, for a quick first comparison, and hashes of groups of them, for finding look-alikes.
    signs: bit({ dimensions: 256 }).notNull(),
    bands: integer().array().notNull(),
    // Whether it may teach the next analysis; the seller can forbid that.
    learns: boolean().notNull(),
  },
  (table) => [
    index('photo_embeddings_by_band').using('gin', table.bands).with({ fastupdate: false }),
    index('photo_embeddings_by_category').on(table.categoryId, table.productId),
    index('photo_embeddings_by_seller').on(table.sellerId),
  ],
);
