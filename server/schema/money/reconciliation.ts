import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { reconciliationResults, transactionTypes } from '../../../contracts/money/reconciliation-rules.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });

/** What changed the platform's balance at a provider, as the provider lists it. Only the result changes. */
export const balanceTransactions = pgTable(
  'balance_transactions',
  {
    provider: text().notNull(),
    externalId: text().notNull(),
    type: text({ enum: transactionTypes }).notNull(),
    /** What it is compared with, such as `payment cs_1` or `payout 7`; all of one subject are compared together. */
    subject: text().notNull(),
    /** Without the fee; in the currency of the payment or payout, where the provider exchanged it. */
    amountCents: cents().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    feeCents: cents().notNull(),
    feeCurrency: text().notNull(),
    sourceId: text(),
    createdAt: time().notNull(),
    availableAt: time().notNull(),
    /** Null until it was compared. */
    result: text({ enum: reconciliationResults }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.externalId] }),
    index('balance_transactions_of_subject').on(table.provider, table.subject),
    index('balance_transactions_newest').on(table.provider, table.createdAt),
    index('balance_transactions_open')
      .on(table.provider, table.subject)
      .where(sql`result is null or result in ('in_transit', 'theirs_only', 'differs')`),
  ],
);

/** How far a day of a provider was read; a reading that was broken off goes on behind the cursor. */
export const reconciliationDays = pgTable(
  'reconciliation_days',
  {
    provider: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** The last transaction of the last page; null at the beginning and at the end. */
    cursor: text(),
    /** Null until all pages were read once. */
    readAt: time(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);
