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

/** The accounts of a seller. Only `outside` may be negative: it is the counterparty of all money that came in. */
export const buckets = ['arriving', 'available', 'fees', 'leaving', 'outside'] as const;

/** The entries that a movement can have: its opening, and one of two outcomes. */
export const steps = ['opened', 'completed', 'failed'] as const;

/**
 * A deposit, sale, withdrawal or payout. The seller's id is no foreign key, because the ledger outlives an account.
 * A trigger ensures that only the state changes, and only once.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    /** The payment provider's id of the account at the other end. */
    walletId: text().notNull(),
    wallet: text().notNull(),
    state: text({ enum: movementStates }).notNull().default('processing'),
    failure: text(),
    /** The caller's idempotency key: two requests with the same key make one movement. */
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

/** A journal entry; never changed, never removed. */
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

/** The amounts that an entry moves between buckets; a trigger ensures that they sum to zero. */
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

/** The sums of the postings, written only by the trigger that runs on each insert. */
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

/** An invoice of a seller; the state of its movement says whether it is paid. */
export const invoices = pgTable(
  'invoices',
  {
    movementId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => ledgerMovements.id),
    // An invoice holds a name, so it is deleted with the account.
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Counted separately for each seller. */
    number: integer().notNull(),
    billedTo: text().notNull(),
    description: text().notNull(),
    dueAt: time().notNull(),
  },
  (table) => [unique('invoices_number').on(table.sellerId, table.number)],
);

/** The bank account that a seller linked. Only the last four digits of its number are stored. */
export const bankAccounts = pgTable('bank_accounts', {
  sellerId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  providerId: text().notNull(),
  name: text().notNull(),
  lastFour: text().notNull(),
  linkedAt: time().notNull(),
});
