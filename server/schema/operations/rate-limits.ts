import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Calls of one caller within one window, counted by all processes together. Unlogged: a count is worth nothing after a
 * minute, so it need not survive a crash of the database, and is not part of a backup.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** A hash of the limit and the caller. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counts_by_end').on(table.endsAt)],
);
