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
import { movementStates, movementTypes, transferFailures } from '../../../contracts/money/wallet-rules.ts';
import { accounts } from '../identity/accounts.ts';
import { mode } from './ledger-modes.ts';
import { shopCurrency } from './shop-currency.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });

/**
 * What an account is for. `outside` may be negative, because it is the counterparty of all money that came in; `debt` is
 * never positive, because it is what a seller owes after money was taken back that the seller no longer had; `loss` is
 * never positive either, because it is what of such a debt the platform bears. `provider_fees` is what a payment provider
 * kept; it can be either, because a fee that is given back may be of a time before the books.
 */
export const ledgerAccountTypes = [
  'arriving',
  'available',
  'leaving',
  'payout',
  'held',
  'disputed',
  'debt',
  'fees',
  'commission',
  'tax',
  'loss',
  'provider_fees',
  'outside',
] as const;
export const accountOwners = ['seller', 'platform', 'outside'] as const;

/** The entries that a movement can have, and those of an order. */
export const movementSteps = ['opened', 'completed', 'failed'] as const;
export const orderSteps = [
  'hold',
  'release',
  'refund',
  'goodwill',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'refunded_elsewhere',
  'write_off',
] as const;
/** The entries that belong to no seller; the seller's id of their accounts is `platformId`. */
export const platformSteps = ['provider_fee'] as const;
export const platformId = 0;

/**
 * A deposit, sale, withdrawal, payout, refund or commission. The seller's id is no foreign key, because the ledger outlives an account.
 * A trigger ensures that only the state changes, and only once.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: bigint({ mode: 'number' }).notNull(),
    mode: mode(),
    type: text({ enum: movementTypes }).notNull(),
    currency: shopCurrency(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    /** The tax in the fee of a sale, and in a commission that is paid from the wallet. */
    taxCents: cents().notNull().default(0),
    /** The payment provider's id of the account at the other end. */
    walletId: text().notNull(),
    wallet: text().notNull(),
    state: text({ enum: movementStates }).notNull().default('processing'),
    failure: text({ enum: transferFailures }),
    /** The caller's idempotency key: two requests with the same key make one movement. */
    key: text().notNull(),
    createdAt: time().notNull(),
    settledAt: time(),
  },
  (table) => [
    unique('ledger_movements_once').on(table.sellerId, table.key),
    index('ledger_movements_newest').on(table.sellerId, table.createdAt, table.id),
    check('ledger_movements_amount', sql`${table.amountCents} > 0`),
    // Nothing is deposited beside a real provider.
    check('ledger_movements_deposit', sql`${table.type} <> 'deposit' or ${table.mode} = 'test'`),
    check(
      'ledger_movements_tax',
      sql`${table.taxCents} between 0 and greatest(${table.feeCents}, case ${table.type} when 'commission' then ${table.amountCents} else 0 end)`,
    ),
    check('ledger_movements_fee', sql`${table.feeCents} >= 0 and ${table.feeCents} < ${table.amountCents}`),
  ],
);

/**
 * An account of the ledger. Those of the platform and of the outside are kept for each seller, so that two sellers never
 * wait for the same row. A trigger on the postings writes the balance, and nothing else may.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: text({ enum: accountOwners }).notNull(),
    sellerId: bigint({ mode: 'number' }).notNull(),
    type: text({ enum: ledgerAccountTypes }).notNull(),
    currency: shopCurrency(),
    mode: mode(),
    balanceCents: cents().notNull().default(0),
  },
  (table) => [
    unique('ledger_accounts_once').on(table.sellerId, table.owner, table.type, table.currency, table.mode),
    check(
      'ledger_accounts_sign',
      sql`case ${table.type} when 'outside' then true when 'provider_fees' then true when 'debt' then ${table.balanceCents} <= 0 when 'loss' then ${table.balanceCents} <= 0 else ${table.balanceCents} >= 0 end`,
    ),
  ],
);

/** A journal entry of a movement, of an order or of the platform; never changed, never removed. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint({ mode: 'number' }).references(() => ledgerMovements.id),
    /** Set by the order's events; no foreign key, because orders refer to the ledger and not the other way round. */
    orderId: bigint({ mode: 'number' }),
    step: text({ enum: [...movementSteps, ...orderSteps, ...platformSteps, 'carried_over'] }).notNull(),
    /** That of its movement and of its order, by a trigger; another keeps the postings to accounts of this mode. */
    mode: mode(),
    /** The same holds for its currency: an entry has one. */
    currency: shopCurrency(),
    /** One entry for each: the movement and its step, or the order and its event. */
    key: text().notNull().unique(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('journal_entries_one_end').on(table.movementId).where(sql`step in ('completed', 'failed')`),
    index('journal_entries_by_movement').on(table.movementId).where(sql`movement_id is not null`),
    index('journal_entries_of_fees').on(table.createdAt).where(sql`step = 'provider_fee'`),
    index('journal_entries_by_order').on(table.orderId).where(sql`order_id is not null`),
    check(
      'journal_entries_have_a_cause',
      sql`${table.movementId} is not null or ${table.orderId} is not null or ${table.step} = 'provider_fee'`,
    ),
  ],
);

/** The amounts that an entry moves between accounts; a trigger ensures that they sum to zero. */
export const journalPostings = pgTable(
  'journal_postings',
  {
    entryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    cents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.accountId] }),
    index('journal_postings_by_account').on(table.accountId),
    check('journal_postings_not_zero', sql`${table.cents} <> 0`),
  ],
);

/** A debt that cannot be had, written off by an operator. The seller's id is no foreign key, as in the ledger. */
export const writeOffs = pgTable(
  'write_offs',
  {
    movementId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => ledgerMovements.id),
    sellerId: bigint({ mode: 'number' }).notNull(),
    currency: shopCurrency(),
    amountCents: cents().notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('write_offs_of_seller').on(table.sellerId),
    check('write_offs_amount', sql`${table.amountCents} > 0`),
    check('write_offs_explained', sql`${table.operator} <> '' and ${table.reason} <> ''`),
  ],
);

/** An invoice of a seller, for an order or, in earlier versions, for a movement. */
export const invoices = pgTable(
  'invoices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: bigint({ mode: 'number' })
      .unique()
      .references(() => ledgerMovements.id),
    orderId: bigint({ mode: 'number' }).unique(),
    mode: mode(),
    // An invoice holds a name, so it is deleted with the account.
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Counted separately for each seller, without gaps. */
    number: integer().notNull(),
    billedTo: text().notNull(),
    description: text().notNull(),
    currency: shopCurrency(),
    amountCents: cents().notNull(),
    /** Void: a deposit that an earlier version invoiced to the seller; it is not shown. */
    state: text({ enum: ['open', 'paid', 'cancelled', 'void'] })
      .notNull()
      .default('open'),
    issuedAt: time().notNull(),
    dueAt: time().notNull(),
    settledAt: time(),
  },
  (table) => [
    unique('invoices_number').on(table.sellerId, table.number),
    index('invoices_by_due').on(table.sellerId, table.dueAt, table.id).where(sql`state = 'open'`),
    index('invoices_by_end').on(table.sellerId, table.settledAt, table.id).where(sql`state <> 'open'`),
  ],
);

/** The bank account that a seller linked. Its number is stored sealed, and only where a bank file needs it. */
export const bankAccounts = pgTable('bank_accounts', {
  sellerId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  providerId: text().notNull(),
  name: text().notNull(),
  lastFour: text().notNull(),
  /** The sealed holder, number and bank code. */
  details: text(),
  linkedAt: time().notNull(),
});
