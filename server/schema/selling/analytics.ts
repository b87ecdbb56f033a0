import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventTypes } from '../../../contracts/marketplace/events.ts';
import { products } from '../marketplace/listings.ts';

/** Events of a product per day, in UTC. Single events are not stored, so that no visitor can be tracked. */
export const productEvents = pgTable(
  'product_events',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    // Two letters, or ZZ where it is unknown, because a key has no nulls.
    country: text().notNull(),
    type: text({ enum: eventTypes }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.day, table.country, table.type] }),
    // Rows are inserted day by day, so a small BRIN index is enough to find the old ones.
    index('product_events_by_age').using('brin', table.day),
  ],
);
