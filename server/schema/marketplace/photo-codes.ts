import { bigint, bit, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { products } from './listings.ts';

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What the classifier saw in the photo of a listing; the photo cannot be made from it. */
export const photoCodes = pgTable(
  'photo_codes',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    // The category that the seller confirmed, and the kind of goods where it is known.
    leafId: integer().notNull(),
    kindId: text(),
    code: bytea().notNull(),
    // Made from the code: its signs, for a quick first comparison, and hashes of groups of them, for finding look-alikes.
    signs: bit({ dimensions: 256 }).notNull(),
    bands: integer().array().notNull(),
    // Whether it may teach the next analysis; the seller can forbid that.
    learns: boolean().notNull(),
  },
  (table) => [
    index('photo_codes_by_band').using('gin', table.bands).with({ fastupdate: false }),
    index('photo_codes_by_leaf').on(table.leafId, table.productId),
    index('photo_codes_by_seller').on(table.sellerId),
  ],
);
