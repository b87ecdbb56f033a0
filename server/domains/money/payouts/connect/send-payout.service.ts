import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { hourMs } from '../../../../../contracts/durations.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Queue } from '../../../../platform/jobs/queue.ts';
import { PaymentProviderError } from '../../../../providers/payments/order-payments.ts';
import type {
  ConnectedPayouts,
  PayoutOrder,
} from '../../../../providers/wallet-transfers/connect/connected-payouts.ts';
import type { WalletTransfers } from '../../../../providers/wallet-transfers/wallet-transfers.ts';
import { payoutAccounts, payoutTransfers } from '../../../../schema/money/payout-accounts.ts';
import { payouts } from '../../../../schema/money/payouts.ts';
import { getBalances } from '../../ledger/journal.service.ts';
import { settleTransfer } from '../../ledger/ledger.job.ts';
import { advancePayout, type PayoutNews, type PayoutRow } from '../payout-steps.service.ts';
import { reverseTransfer } from '../payouts.job.ts';

interface SendDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  connect: ConnectedPayouts;
}

/** The name of a payout at the provider. A database that was built anew counts ids from one again, so it has the time. */
export const payoutKey = ({ id, requestedAt }: Pick<PayoutRow, 'id' | 'requestedAt'>): string =>
  `payout-${id}-${requestedAt.getTime()}`;

/**
 * Moves a payout's amount to the seller's account, pays it from there to the bank, and brings the payout to what the
 * provider says. Safe to repeat at any time, because both are found again by the payout's key.
 */
export async function sendPayout(deps: SendDeps, payout: PayoutRow, accountId: string, now: Date): Promise<void> {
  const { db, connect } = deps;
  const { id } = payout;
  if (!(await ownsAccount(db, payout.sellerId, accountId))) return fail(deps, id, 'transfer_failed', now);
  const { amountCents, currency, requestedAt: at } = payout;
  const order: PayoutOrder = { key: payoutKey(payout), payoutId: id, accountId, amountCents, currency, at };
  try {
    const transfer = await connect.transfer(order);
    const row = { payoutId: id, transferId: transfer.id, createdAt: now };
    await db.insert(payoutTransfers).values(row).onConflictDoNothing();
    const made = await connect.findPayout(order);
    if (made) return await applyReport(deps, payout, made, now);
    if (transfer.isReversed) return await fail(deps, id, 'transfer_failed', now);
    // A refund or a lost dispute came in between: what the seller owes by then goes first.
    if (await owes(db, payout)) return await fail(deps, id, 'debt_first', now);
    await applyReport(deps, payout, await connect.payOut(order, transfer), now);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.failure !== 'refused') throw error;
    await fail(deps, id, 'bank_refused', now);
  }
}

async function ownsAccount(db: Db, sellerId: number, accountId: string): Promise<boolean> {
  const isOwn = and(eq(payoutAccounts.sellerId, sellerId), eq(payoutAccounts.accountId, accountId));
  return (await db.select({ id: payoutAccounts.sellerId }).from(payoutAccounts).where(isOwn)).length > 0;
}

const owes = async (db: Db, payout: PayoutRow): Promise<boolean> =>
  (await getBalances(db, payout.sellerId, payout)).debt < 0;

type Failure = 'transfer_failed' | 'debt_first' | 'bank_refused';

async function fail({ db, queue }: SendDeps, id: number, failure: Failure, now: Date): Promise<void> {
  await advancePayout(db, { queue }, { id, state: 'failed', failure }, now);
}

type Report = Awaited<ReturnType<ConnectedPayouts['payOut']>>;

/** Brings a payout to what the provider says of it; one that was paid before was sent back by the bank. */
export async function applyReport(
  { db, queue }: Pick<SendDeps, 'db' | 'queue'>,
  payout: PayoutRow,
  report: Report,
  now: Date,
): Promise<void> {
  const failure = payout.state === 'paid' ? ('bank_returned' as const) : ('bank_refused' as const);
  const news: PayoutNews = report.state === 'failed' ? { ...report, failure } : report;
  await advancePayout(db, { queue }, { id: payout.id, ...news }, now);
}

/** Takes the money of a failed payout back to the platform's balance; safe to repeat. */
export async function takeTransferBack(
  { db, transfers: { connect } }: { db: Db; transfers: WalletTransfers },
  payoutId: number,
  now: Date,
): Promise<void> {
  const isOpen = and(eq(payoutTransfers.payoutId, payoutId), isNull(payoutTransfers.reversedAt));
  const [transfer] = await db.select().from(payoutTransfers).where(isOpen);
  if (!transfer) return;
  if (!connect) throw new Error(`The transfer of payout ${payoutId} waits for Stripe Connect, which is not set up.`);
  await connect.reverse(transfer.transferId);
  await db.update(payoutTransfers).set({ reversedAt: now }).where(isOpen);
}

/** Looks at payouts again of which nothing was heard for an hour, and at transfers that were not taken back yet. */
export async function queueOpenPayouts({ db, queue }: Pick<SendDeps, 'db' | 'queue'>, now: Date): Promise<void> {
  const isOpen = inArray(payouts.state, ['requested', 'in_transit']);
  const isToTakeBack = and(eq(payouts.state, 'failed'), isNull(payoutTransfers.reversedAt));
  const rows = await db
    .select({
      id: payouts.id,
      movementId: payouts.movementId,
      state: payouts.state,
      transfer: payoutTransfers.payoutId,
    })
    .from(payouts)
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .where(
      and(
        eq(payouts.provider, 'stripe'),
        lt(payouts.requestedAt, new Date(now.getTime() - hourMs)),
        or(isOpen, isToTakeBack),
      ),
    )
    .orderBy(payouts.id);
  for (const { id, movementId, state, transfer } of rows) {
    if (state !== 'failed') await queue.enqueue(db, settleTransfer, { movementId });
    else if (transfer !== null) await queue.enqueue(db, reverseTransfer, { payoutId: id });
  }
}
