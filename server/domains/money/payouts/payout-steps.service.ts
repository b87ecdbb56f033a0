import { and, eq, inArray } from 'drizzle-orm';
import type { PayoutState } from '../../../../contracts/money/payout-rules.ts';
import type { TransferFailure } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { notify } from '../../../platform/notifications/notify.service.ts';
import { payouts } from '../../../schema/money/payouts.ts';
import { getBalances, lockLedger } from '../ledger/journal.service.ts';
import { settleMovement } from '../ledger/ledger.service.ts';
import { payoutNotification } from './payout-mail.ts';
import { payoutNotice } from './payout-notice.ts';
import { payDebtFromBalance, writeReturn } from './payout-returns.service.ts';
import { reverseTransfer } from './payouts.job.ts';

export type PayoutRow = typeof payouts.$inferSelect;

export interface PayoutDeps {
  queue: Pick<Queue, 'enqueue'>;
}

/** What is known of a payout; a step names the one that is reached. */
export type PayoutNews =
  | { state: 'in_transit'; batch?: string; externalId?: string }
  | { state: 'paid'; externalId?: string }
  | { state: 'failed'; failure: TransferFailure; failureNote?: string; externalId?: string };

/** News come late, repeated and out of order: an earlier step never follows a later one. */
const rankOf: Record<PayoutState, number> = { requested: 0, in_transit: 1, paid: 2, failed: 3 };

/** Brings a payout to what is known of it, and returns whether that was news. */
export async function advancePayout(
  db: Db,
  deps: PayoutDeps,
  { id, ...news }: { id: number } & PayoutNews,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(payouts).where(eq(payouts.id, id));
    if (!known) return false;
    await lockLedger(tx, known.sellerId);
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('no key update');
    if (!payout || rankOf[news.state] <= rankOf[payout.state]) return false;
    const next = await writeNews(tx, payout, news, now);
    if (news.state === 'failed') {
      await takeBack(tx, payout, news.failure, now);
      if (payout.provider === 'stripe') await deps.queue.enqueue(tx, reverseTransfer, { payoutId: payout.id });
    }
    if (news.state === 'paid') await settleMovement(tx, payout.movementId, { outcome: 'completed' }, now);
    await notifySeller(tx, deps, next, now);
    return true;
  });
}

async function writeNews(tx: Db, payout: PayoutRow, news: PayoutNews, now: Date): Promise<PayoutRow> {
  const sentAt = payout.sentAt ?? now;
  const ended = { ...news, sentAt, settledAt: now, bankDetails: null };
  const isSame = eq(payouts.id, payout.id);
  const set = news.state === 'in_transit' ? { ...news, sentAt } : ended;
  const [next] = await tx.update(payouts).set(set).where(isSame).returning();
  if (!next) throw new Error(`The payout ${payout.id} was not written.`);
  return next;
}

/** Puts the amount and the fee of a failed payout back into the wallet; what the seller owes is paid from it first. */
async function takeBack(tx: Db, payout: PayoutRow, failure: TransferFailure, now: Date): Promise<void> {
  if (payout.state === 'paid') await writeReturn(tx, payout, now);
  else await settleMovement(tx, payout.movementId, { outcome: 'failed', failure }, now);
  const { available, debt } = await getBalances(tx, payout.sellerId, payout);
  await payDebtFromBalance(tx, payout, Math.min(available, -debt), now);
}

async function notifySeller(tx: Db, deps: PayoutDeps, payout: PayoutRow, at: Date): Promise<void> {
  const { id, sellerId, destination, currency, amountCents, feeCents, state, failure, failureNote } = payout;
  // The sandbox sends and pays in one moment.
  const isSilent = state === 'in_transit' && payout.provider === 'sandbox';
  if (isSilent || state === 'requested') return;
  const amounts = { currency, amountCents, feeCents, expectedAt: payout.expectedAt.toISOString() };
  await notify(tx, deps, {
    ...{ accountId: sellerId, notice: payoutNotice, key: `payout ${id} ${state}`, at },
    parameters: { payoutId: id, state, destination, ...amounts },
    mail: { template: payoutNotification, parameters: { state, destination, ...amounts, failure, failureNote } },
  });
}

/** A payout, or null. */
export async function findPayout(db: Db, id: number): Promise<PayoutRow | null> {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id));
  return payout ?? null;
}

/** The payout of a movement; null where the movement is none. */
export async function findPayoutOf(db: Db, movementId: number): Promise<PayoutRow | null> {
  const [payout] = await db.select().from(payouts).where(eq(payouts.movementId, movementId));
  return payout ?? null;
}

/** Payouts that a bank file pays and that have not ended, the oldest first. */
export function listOpenPayouts(db: Db): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.provider, 'bank_file'), inArray(payouts.state, ['requested', 'in_transit'])))
    .orderBy(payouts.id);
}
