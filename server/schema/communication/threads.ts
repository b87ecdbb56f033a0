import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuickReplyTexts } from '../../../contracts/communication/quick-replies.ts';
import { threadSides, threadSubjects, threadWarnings } from '../../../contracts/communication/thread-rules.ts';
import { languages } from '../../../contracts/languages.ts';
import { accounts } from '../identity/accounts.ts';

const id = () => bigint({ mode: 'number' });
const time = () => timestamp({ precision: 3, withTimezone: true });
const ownAccount = () =>
  id()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
/** Who closes the account leaves the words to the other side, without a name. */
const leavingAccount = () => id().references(() => accounts.id, { onDelete: 'set null' });

/** What a buyer and a seller write each other about one subject. */
export const threads = pgTable(
  'threads',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    customerId: leavingAccount(),
    sellerId: leavingAccount(),
    subject: text({ enum: threadSubjects }).notNull(),
    /** The id of the product, of the order (also for a return), or of the seller; no foreign key, because threads outlive them. */
    subjectId: id().notNull(),
    /** The newest message; null until there is one, and such a thread is listed to nobody. */
    lastMessageId: id(),
    lastMessageAt: time(),
    /** The newest message that each side has read. */
    customerReadId: id().notNull().default(0),
    sellerReadId: id().notNull().default(0),
    customerArchivedAt: time(),
    sellerArchivedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    unique('threads_once').on(table.customerId, table.sellerId, table.subject, table.subjectId),
    index('threads_of_customer').on(table.customerId, table.lastMessageId),
    index('threads_of_seller').on(table.sellerId, table.lastMessageId),
    index('threads_by_age').on(table.lastMessageAt),
  ],
);

/** One message; its number grows within a thread, because the thread is locked while it is stored. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    threadId: id()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    side: text({ enum: threadSides }).notNull(),
    /** As it was written. */
    text: text().notNull(),
    /** What the other side sees while the two have no order; null where nothing is masked. */
    maskedText: text(),
    /** What the other side is warned of. */
    warning: text({ enum: threadWarnings }),
    language: text({ enum: languages }).notNull(),
    /** The id of the quick reply that it was made of. */
    quickReply: text(),
    /** The words by language, where the message was made of a quick reply. */
    texts: jsonb().$type<QuickReplyTexts>(),
    /** The sender's key: what arrives twice is stored once. */
    key: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('thread_messages_once').on(table.threadId, table.side, table.key),
    index('thread_messages_of_thread').on(table.threadId, table.id),
    index('thread_messages_by_text').using('gin', sql`lower(${table.text}) gin_trgm_ops`),
  ],
);

/**
 * What happened in an account's threads, numbered without gaps in the order of the commits, because the counter of the
 * account is locked while an event is stored. Readers continue after the last number that they have seen.
 */
export const threadEvents = pgTable(
  'thread_events',
  {
    accountId: ownAccount(),
    number: id().notNull(),
    type: text({ enum: ['message', 'read'] }).notNull(),
    threadId: id()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    messageId: id().notNull(),
    createdAt: time().notNull(),
    /** When the servers were told; null while it waits in the outbox. */
    relayedAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('thread_events_to_relay').on(table.createdAt).where(sql`relayed_at is null`),
    index('thread_events_by_age').on(table.createdAt),
    index('thread_events_of_thread').on(table.threadId),
  ],
);

/** The number of the newest event of an account. */
export const threadEventCounters = pgTable('thread_event_counters', {
  accountId: id()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  last: id().notNull(),
});

/** Who does not want to be written to by whom. */
export const threadBlocks = pgTable(
  'thread_blocks',
  {
    accountId: ownAccount(),
    blockedId: ownAccount(),
    createdAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedId] }),
    index('thread_blocks_of_blocked').on(table.blockedId),
  ],
);

/** Reports of threads to the operator, one for each person and thread. */
export const threadReports = pgTable(
  'thread_reports',
  {
    threadId: id()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    accountId: ownAccount(),
    reason: text().notNull(),
    createdAt: time().notNull(),
    /** When the operator closed it; null while it is open, and again after a new report of the same person. */
    handledAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.accountId] }),
    index('thread_reports_by_account').on(table.accountId),
    index('thread_reports_open').on(table.createdAt).where(sql`handled_at is null`),
  ],
);
