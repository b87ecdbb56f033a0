import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { messageTopics } from '../../../contracts/communication/message-rules.ts';
import { accounts } from '../identity/accounts.ts';

/** Messages to the operator: of accounts, deleted with them, and of guests, who say where to answer. */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    guestName: text(),
    guestEmail: text(),
    topic: text({ enum: messageTopics }).notNull(),
    message: text().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    /** When the operator closed it; null while it is open. */
    handledAt: timestamp({ precision: 3, withTimezone: true }),
  },
  (table) => [
    index('messages_by_account').on(table.accountId, table.createdAt),
    index('messages_of_guests').on(table.createdAt).where(sql`${table.accountId} is null`),
    index('messages_open').on(table.createdAt, table.id).where(sql`handled_at is null`),
    check(
      'messages_sender',
      sql`(${table.accountId} is null) = (${table.guestEmail} is not null and ${table.guestName} is not null)`,
    ),
  ],
);
