import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { threadMessages, threads } from './threads.ts';

const id = () => bigint({ mode: 'number' });

/** Photos of conversations; one that no message has yet is kept for a day. */
export const threadPhotos = pgTable(
  'thread_photos',
  {
    /** Of the file, in a folder that is served to nobody. */
    name: text().primaryKey(),
    threadId: id()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Who uploaded it; null where the account was closed, which leaves the conversation to the other side. */
    accountId: id().references(() => accounts.id, { onDelete: 'set null' }),
    messageId: id().references(() => threadMessages.id, { onDelete: 'cascade' }),
    /** Its place among the photos of the message. */
    place: smallint().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    index('thread_photos_of_thread').on(table.threadId),
    index('thread_photos_of_message').on(table.messageId),
    index('thread_photos_of_account').on(table.accountId),
  ],
);
