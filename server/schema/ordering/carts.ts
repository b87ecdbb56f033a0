import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { shopCurrency } from '../money/shop-currency.ts';

/** A customer's cart; an empty one has no row. */
export const carts = pgTable(
  'carts',
  {
    customerId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Milliseconds of the last change, always increasing, so that a cart emptied and filled again repeats no version. */
    version: bigint({ mode: 'number' }).notNull(),
    changedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('carts_by_age').on(table.changedAt)],
);

/** A product in a cart. No foreign key to the product, because a line stays when the product is gone, and says so. */
export const cartLines = pgTable(
  'cart_lines',
  {
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => carts.customerId, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' }).notNull(),
    /** Of a listing with options the chosen variant; 0 where none is chosen, or there is nothing to choose. */
    variantId: bigint({ mode: 'number' }).notNull().default(0),
    units: integer().notNull(),
    /** The price that was shown when the line was added; null where the client did not say. */
    seenPriceCents: bigint({ mode: 'number' }),
    /** The currency of that price. */
    seenCurrency: shopCurrency(),
    /** The order in which lines are shown. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId, table.variantId] }),
    check('cart_lines_units', sql`${table.units} > 0`),
  ],
);
