import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';
import { settleTransfer } from './ledger.job.ts';
import { settleMovement } from './ledger.service.ts';
import { isIncoming } from './posting-rules.ts';

/** Enqueues the transfer of an opened movement, in the transaction that opened it. */
export function scheduleTransfer(
  db: Db,
  { queue, transfers }: { queue: Pick<Queue, 'enqueue'>; transfers: WalletTransfers },
  movementId: number,
): Promise<void> {
  return queue.enqueue(db, settleTransfer, { movementId }, { afterSeconds: transfers.transferSeconds });
}

/** Executes a movement at the provider and records the outcome; safe to repeat. */
export async function executeTransfer(
  db: Db,
  transfers: WalletTransfers,
  movementId: number,
  now: Date,
): Promise<void> {
  const [movement] = await db.select().from(ledgerMovements).where(eq(ledgerMovements.id, movementId));
  if (movement?.state !== 'processing') return;
  const { type, amountCents, feeCents, walletId } = movement;
  const result = await transfers.transfer({
    key: `movement-${movementId}`,
    direction: isIncoming(type) ? 'in' : 'out',
    accountId: walletId,
    amountCents: isIncoming(type) ? amountCents : amountCents - feeCents,
  });
  await settleMovement(db, movementId, result, now);
}

/** Fails a movement whose provider never answered, and makes outgoing money available again. */
export async function failTransfer(db: Db, movementId: number, now: Date): Promise<void> {
  const [movement] = await db.select().from(ledgerMovements).where(eq(ledgerMovements.id, movementId));
  if (!movement) return;
  const failure = isIncoming(movement.type) ? 'deposit_timed_out' : 'withdrawal_timed_out';
  await settleMovement(db, movementId, { outcome: 'failed', failure }, now);
}
