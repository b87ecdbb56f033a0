import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** A photo that a seller works on, and every file that was stored for it. */
export const photoEdits = pgTable(
  'photo_edits',
  {
    uuid: uuid().primaryKey(),
    // Without an owner it waits to be swept: deleting the row with its account would leave the files behind.
    sellerId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    files: text().array().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('photo_edits_by_age').on(table.createdAt), index('photo_edits_by_seller').on(table.sellerId)],
);
