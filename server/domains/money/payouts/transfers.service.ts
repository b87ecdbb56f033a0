import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { TransferResult, WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';
import { settleTransfer } from '../ledger/ledger.job.ts';
import { settleMovement } from '../ledger/ledger.service.ts';
import { readMode } from '../ledger/ledger-mode.service.ts';
import { isIncoming } from '../ledger/posting-rules.ts';
import { sendPayout } from './connect/send-payout.service.ts';
import { advancePayout, findPayoutOf, type PayoutDeps, type PayoutRow } from './payout-steps.service.ts';

/** Enqueues the transfer of an opened movement, in the transaction that opened it; a bank file is paid by hand. */
export async function scheduleTransfer(
  db: Db,
  { queue, transfers }: { queue: Pick<Queue, 'enqueue'>; transfers: WalletTransfers },
  movementId: number,
): Promise<void> {
  if (transfers.payoutProvider === 'bank_file') return;
  await queue.enqueue(db, settleTransfer, { movementId }, { afterSeconds: transfers.transferSeconds });
}

interface TransferDeps extends PayoutDeps {
  db: Db;
  transfers: WalletTransfers;
}

const archived = { outcome: 'failed', failure: 'transfer_failed' } as const;

/** Executes a movement at the provider and records the outcome; safe to repeat. */
export async function executeTransfer(deps: TransferDeps, movementId: number, now: Date): Promise<void> {
  const { db, transfers } = deps;
  const [movement] = await db.select().from(ledgerMovements).where(eq(ledgerMovements.id, movementId));
  if (movement?.state !== 'processing') return;
  const { type, amountCents, feeCents, walletId } = movement;
  const payout = await findPayoutOf(db, movementId);
  if (payout?.provider === 'bank_file') return;
  if (payout?.provider === 'stripe') return sendByConnect(deps, payout, walletId, now);
  if (payout) await advancePayout(db, deps, { id: payout.id, state: 'in_transit' }, now);
  // What the sandbox had begun before the shop went live moves no real money.
  const isArchived = movement.mode !== (await readMode(db));
  const result: TransferResult = isArchived
    ? archived
    : await transfers.transfer({
        key: `movement-${movementId}`,
        direction: isIncoming(type) ? 'in' : 'out',
        accountId: walletId,
        amountCents: isIncoming(type) ? amountCents : amountCents - feeCents,
      });
  if (!payout) await settleMovement(db, movementId, result, now);
  else if (result.outcome === 'completed') await advancePayout(db, deps, { id: payout.id, state: 'paid' }, now);
  else await advancePayout(db, deps, { id: payout.id, state: 'failed', failure: result.failure }, now);
}

async function sendByConnect(
  { db, queue, transfers: { connect } }: TransferDeps,
  payout: PayoutRow,
  accountId: string,
  now: Date,
): Promise<void> {
  if (!connect) throw new Error(`The payout ${payout.id} waits for Stripe Connect, which is not set up.`);
  await sendPayout({ db, queue, connect }, payout, accountId, now);
}

/** Fails a movement whose provider never answered, and makes outgoing money available again. */
export async function failTransfer(
  { db, queue }: Pick<TransferDeps, 'db' | 'queue'>,
  movementId: number,
  now: Date,
): Promise<void> {
  const payout = await findPayoutOf(db, movementId);
  // What became of a payout at Stripe is known there; the hourly job asks until there is an answer.
  if (payout?.state === 'paid' || payout?.provider === 'stripe') return;
  const failed = { state: 'failed', failure: 'withdrawal_timed_out' } as const;
  if (payout) await advancePayout(db, { queue }, { id: payout.id, ...failed }, now);
  else await settleMovement(db, movementId, { outcome: 'failed', failure: 'deposit_timed_out' }, now);
}
