import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';

/** A photo that a seller edits, and every file that was stored for it. */
export const photoEdits = pgTable(
  'photo_edits',
  {
    uuid: uuid().primaryKey(),
    // Null after the account is deleted, until a job removes the files; deleting the row would leave them behind.
    sellerId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    files: text().array().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('photo_edits_by_age').on(table.createdAt), index('photo_edits_by_seller').on(table.sellerId)],
);
