import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { eventKinds } from '../../../contracts/analytics.ts';
import { products } from './listings.ts';

/** How often something happened with a product on a day, in UTC. Single events are not kept: nobody could be followed. */
export const productEvents = pgTable(
  'product_events',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    // Two letters, or ZZ where it is not known: a key has no nulls.
    country: text().notNull(),
    kind: text({ enum: eventKinds }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.day, table.country, table.kind] }),
    // Rows come in day by day, so a few bytes a page are enough to find the old ones.
    index('product_events_by_age').using('brin', table.day),
  ],
);
