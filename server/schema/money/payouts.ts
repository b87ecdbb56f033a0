import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { payoutProviders, payoutSchedules, payoutStates } from '../../../contracts/money/payout-rules.ts';
import { transferFailures } from '../../../contracts/money/wallet-rules.ts';
import { accounts } from '../identity/accounts.ts';
import { ledgerMovements } from './ledger.ts';
import { mode } from './ledger-modes.ts';
import { shopCurrency } from './shop-currency.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });

/**
 * Money on its way to a seller. Its amount and fee are in the ledger account `payout` until it is paid or has failed; a
 * trigger compares both at the end of each transaction, and another allows only steps forward.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The movement that shows it in the history of the wallet. */
    movementId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => ledgerMovements.id),
    sellerId: bigint({ mode: 'number' }).notNull(),
    mode: mode(),
    /** What arrives; the fee stays with the platform. */
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    currency: shopCurrency(),
    provider: text({ enum: payoutProviders }).notNull(),
    /** The bank at the time of the request, with the last digits of the number. */
    destination: text().notNull(),
    /** The sealed account for a bank file; removed when the payout has ended. */
    bankDetails: text(),
    isScheduled: boolean().notNull().default(false),
    state: text({ enum: payoutStates }).notNull().default('requested'),
    /** The bank file that pays it. */
    batch: text(),
    /** The provider's name of it. */
    externalId: text(),
    failure: text({ enum: transferFailures }),
    failureNote: text(),
    requestedAt: time().notNull(),
    expectedAt: time().notNull(),
    sentAt: time(),
    settledAt: time(),
  },
  (table) => [
    index('payouts_newest').on(table.sellerId, table.requestedAt, table.id),
    index('payouts_to_send').on(table.id).where(sql`state in ('requested', 'in_transit')`),
    index('payouts_failed').on(table.settledAt).where(sql`state = 'failed'`),
    index('payouts_of_batch').on(table.batch).where(sql`batch is not null`),
    check('payouts_mode', sql`(${table.provider} = 'sandbox') = (${table.mode} = 'test')`),
    check('payouts_amount', sql`${table.amountCents} > 0 and ${table.feeCents} >= 0`),
    check('payouts_settled', sql`(${table.state} in ('paid', 'failed')) = (${table.settledAt} is not null)`),
    check('payouts_reason', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
  ],
);

/** When a seller is paid out; none is by hand. */
export const payoutSettings = pgTable(
  'payout_settings',
  {
    sellerId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    schedule: text({ enum: payoutSchedules }).notNull(),
    changedAt: time().notNull(),
  },
  (table) => [index('payout_settings_due').on(table.schedule, table.sellerId)],
);
