import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { messageTopics } from '../../../contracts/communication/message-rules.ts';
import { accounts } from '../identity/accounts.ts';

/** Messages from sellers and customers to the operator; deleted with the account. */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text({ enum: messageTopics }).notNull(),
    message: text().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    /** When the operator closed it; null while it is open. */
    handledAt: timestamp({ precision: 3, withTimezone: true }),
  },
  (table) => [index('messages_by_account').on(table.accountId, table.createdAt)],
);
