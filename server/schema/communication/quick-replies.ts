import { bigint, index, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { QuickReplyTexts } from '../../../contracts/communication/quick-replies.ts';
import { accounts } from '../identity/accounts.ts';

/** What a seller answers often, with its words by language. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    texts: jsonb().$type<QuickReplyTexts>().notNull(),
    changedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('quick_replies_of_seller').on(table.sellerId)],
);
