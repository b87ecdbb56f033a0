import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { payoutAccountNeeds, payoutAccountStates } from '../../../contracts/money/payout-rules.ts';
import { accounts } from '../identity/accounts.ts';
import { payouts } from './payouts.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });

/** The account that a seller opened at the provider of payouts. It stays there when it is deleted here. */
export const payoutAccounts = pgTable('payout_accounts', {
  sellerId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The provider's id of it. */
  accountId: text().notNull().unique(),
  country: text().notNull(),
  state: text({ enum: payoutAccountStates }).notNull(),
  missing: text({ enum: payoutAccountNeeds }).array().notNull(),
  openedAt: time().notNull(),
  /** When the provider was asked; an answer to an earlier question changes nothing. */
  checkedAt: time().notNull(),
});

/** Money that was moved to a seller's account for a payout; it is taken back when the payout fails. */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    payoutId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => payouts.id),
    transferId: text().notNull().unique(),
    createdAt: time().notNull(),
    reversedAt: time(),
  },
  (table) => [index('payout_transfers_open').on(table.payoutId).where(sql`reversed_at is null`)],
);
