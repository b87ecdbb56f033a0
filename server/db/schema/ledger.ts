import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { movementKinds, movementStates } from '../../../contracts/wallet-rules.ts';
import { accounts } from './accounts.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });

/** Where a seller's money can be. Only the outside may be below zero: it is what everything came from. */
export const buckets = ['arriving', 'available', 'fees', 'leaving', 'outside'] as const;

/** What can be written down of a movement: that it began, and one of two ends. */
export const steps = ['opened', 'completed', 'failed'] as const;

/**
 * A deposit, sale, withdrawal or payout. Sellers are named by number and not by reference: books outlive an account.
 * Only its state changes, and only once; a trigger holds that.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    /** The provider's own name for the account at the other end. */
    walletId: text().notNull(),
    wallet: text().notNull(),
    state: text({ enum: movementStates }).notNull().default('processing'),
    failure: text(),
    /** The caller's own: asked for twice under one key, it is made once. */
    key: text().notNull(),
    createdAt: time().notNull(),
    settledAt: time(),
  },
  (table) => [
    unique('ledger_movements_once').on(table.sellerId, table.key),
    index('ledger_movements_newest').on(table.sellerId, table.createdAt, table.id),
    check('ledger_movements_amount', sql`${table.amountCents} > 0`),
    check('ledger_movements_fee', sql`${table.feeCents} >= 0 and ${table.feeCents} < ${table.amountCents}`),
  ],
);

/** A line of the books; never changed, never removed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerMovements.id),
    step: text({ enum: steps }).notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.movementId, table.step),
    uniqueIndex('ledger_entries_one_end').on(table.movementId).where(sql`step <> 'opened'`),
  ],
);

/** What an entry moves between buckets. The sum of each entry is zero; a trigger holds that. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    sellerId: bigint({ mode: 'number' }).notNull(),
    bucket: text({ enum: buckets }).notNull(),
    cents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.bucket] }),
    check('ledger_postings_not_nothing', sql`${table.cents} <> 0`),
  ],
);

/** The sums of the postings, kept by the trigger that sees them come in; nobody else can write here. */
export const ledgerBalances = pgTable(
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

/** What somebody owes a seller, or paid. Whether it is paid is the movement's state. */
export const invoices = pgTable(
  'invoices',
  {
    movementId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => ledgerMovements.id),
    // It carries a name, so it goes with the account.
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Each seller's own count. */
    number: integer().notNull(),
    billedTo: text().notNull(),
    description: text().notNull(),
    dueAt: time().notNull(),
  },
  (table) => [unique('invoices_number').on(table.sellerId, table.number)],
);

/** The bank account a seller linked. Its number is not kept, only how it ends. */
export const bankAccounts = pgTable('bank_accounts', {
  sellerId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  providerId: text().notNull(),
  name: text().notNull(),
  lastFour: text().notNull(),
  linkedAt: time().notNull(),
});
