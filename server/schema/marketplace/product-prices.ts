import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { shopCurrency } from '../money/shop-currency.ts';
import { products } from './listings.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });

/** At which price a listing was on sale, and when; written only by the triggers on `products`. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: integer().notNull(),
    /** The same in the shop's currency then; prices of two currencies are never compared. */
    currency: shopCurrency(),
    price: bigint({ mode: 'number' }).notNull().default(0),
    startedAt: time().notNull(),
    /** Null while the listing is on sale at this price. */
    endedAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.startedAt] }),
    check('product_prices_ends_after_start', sql`${table.endedAt} >= ${table.startedAt}`),
  ],
);
