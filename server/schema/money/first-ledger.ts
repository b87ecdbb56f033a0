import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { ledgerMovements } from './ledger.ts';

// The ledger of earlier versions. Their rows were copied into the journal, and triggers refuse every change of them.
const buckets = ['arriving', 'available', 'fees', 'leaving', 'outside'] as const;
const cents = () => bigint({ mode: 'number' });

export const firstLedgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerMovements.id),
    step: text({ enum: ['opened', 'completed', 'failed'] }).notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.movementId, table.step),
    uniqueIndex('ledger_entries_one_end').on(table.movementId).where(sql`step <> 'opened'`),
  ],
);

export const firstLedgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => firstLedgerEntries.id),
    sellerId: bigint({ mode: 'number' }).notNull(),
    bucket: text({ enum: buckets }).notNull(),
    cents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.bucket] }),
    check('ledger_postings_not_nothing', sql`${table.cents} <> 0`),
  ],
);

export const firstLedgerBalances = pgTable(
  'ledger_balances',
  {
    sellerId: bigint({ mode: 'number' }).notNull(),
    bucket: text({ enum: buckets }).notNull(),
    cents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.bucket] }),
    check('ledger_balances_not_negative', sql`${table.bucket} = 'outside' or ${table.cents} >= 0`),
  ],
);
