import { bigint, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { products } from './listings.ts';

export const favorites = pgTable(
  'favorites',
  {
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    savedAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('favorites_last_saved').on(table.customerId, table.savedAt, table.productId),
    // For the cascade when a product is deleted.
    index('favorites_by_product').on(table.productId),
  ],
);
