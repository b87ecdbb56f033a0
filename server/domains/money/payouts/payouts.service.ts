import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { PayoutSchedule } from '../../../../contracts/money/payout-rules.ts';
import type { Payout } from '../../../../contracts/money/payouts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { payoutSettings, payouts } from '../../../schema/money/payouts.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';
import { findBankAccount } from './bank-account.service.ts';
import type { PayoutRow } from './payout-steps.service.ts';

const pageSize = 10;
const newestFirst = keyset(payouts.requestedAt, payouts.id, 'desc');

/** A page of a seller's payouts in the present mode, newest first. */
export async function listPayoutPage(db: Db, sellerId: number, { cursor }: { cursor?: string | undefined }) {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.sellerId, sellerId), isOfMode(payouts.mode), newestFirst.afterCursor(cursor)))
    .orderBy(...newestFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ requestedAt, id }) => [requestedAt, id]);
  return { payouts: page.map(describePayout), next_cursor: nextCursor };
}

function describePayout(payout: PayoutRow): Payout {
  const { id, amountCents, feeCents, currency, destination, isScheduled, state, requestedAt, expectedAt } = payout;
  return {
    ...{ id: String(id), amount_cents: amountCents, fee_cents: feeCents, currency, destination, state },
    is_scheduled: isScheduled,
    requested_at: requestedAt.toISOString(),
    expected_at: expectedAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
    failure_code: payout.failure,
    failure_note: payout.failureNote,
  };
}

/** When a seller is paid out. */
export async function findSchedule(db: Db, sellerId: number): Promise<PayoutSchedule> {
  const [chosen] = await db.select().from(payoutSettings).where(eq(payoutSettings.sellerId, sellerId));
  return chosen?.schedule ?? 'by_hand';
}

interface ScheduleDeps {
  db: Db;
  transfers: WalletTransfers;
  now(): Date;
}

/** Chooses when a seller is paid out; without a bank account nothing can be paid by itself. */
export async function chooseSchedule(deps: ScheduleDeps, sellerId: number, schedule: PayoutSchedule): Promise<void> {
  const { db, transfers, now } = deps;
  if (schedule !== 'by_hand') {
    if (!transfers.payoutProvider) throw new AppError('transfers_unavailable');
    if (!(await findBankAccount(db, transfers, sellerId))) throw new AppError('no_bank_account');
  }
  const values = { schedule, changedAt: now() };
  await db
    .insert(payoutSettings)
    .values({ sellerId, ...values })
    .onConflictDoUpdate({ target: payoutSettings.sellerId, set: values });
}
