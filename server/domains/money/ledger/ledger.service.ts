import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { TransferFailure } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invoices, ledgerMovements } from '../../../schema/money/ledger.ts';
import { getBalances, lockLedger, writeEntry } from './journal.service.ts';
import { canOpen, type MovementStep, type Outcome, postingsOf } from './posting-rules.ts';

export type LedgerMovement = typeof ledgerMovements.$inferSelect;
export type NewMovement = Pick<
  LedgerMovement,
  'sellerId' | 'type' | 'amountCents' | 'feeCents' | 'walletId' | 'wallet' | 'key'
>;

/** The movement with this key, or null; throws when the key was used for a different movement. */
export async function findMovement(
  db: Db,
  request: Pick<NewMovement, 'sellerId' | 'key' | 'type' | 'amountCents'>,
): Promise<LedgerMovement | null> {
  const [existing] = await db
    .select()
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.sellerId, request.sellerId), eq(ledgerMovements.key, request.key)));
  if (!existing) return null;
  if (existing.type !== request.type || existing.amountCents !== request.amountCents)
    throw new AppError('key_used_before');
  return existing;
}

/**
 * Opens a movement, and returns whether it is new: repeated or concurrent requests with one key open one movement. Call
 * it in a transaction with everything that must happen only once.
 */
export async function openMovement(
  db: Db,
  request: NewMovement,
  now: Date,
): Promise<{ movement: LedgerMovement; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { sellerId } = request;
    await lockLedger(tx, sellerId);
    const existing = await findMovement(tx, request);
    if (existing) return { movement: existing, isNew: false };
    const { available } = await getBalances(tx, sellerId);
    if (!canOpen(request, available)) throw new AppError('not_enough_money');
    const [movement] = await tx
      .insert(ledgerMovements)
      .values({ ...request, createdAt: now })
      .returning();
    if (!movement) throw new Error('The movement was not written.');
    await writeStep(tx, movement, 'opened', now);
    return { movement, isNew: true };
  });
}

/** Records the outcome of a movement; does nothing when it is settled already. */
export async function settleMovement(
  db: Db,
  id: number,
  result: { outcome: Outcome; failure?: TransferFailure | undefined },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [movement] = await tx
      .update(ledgerMovements)
      .set({ state: result.outcome, failure: result.failure ?? null, settledAt: now })
      .where(and(eq(ledgerMovements.id, id), eq(ledgerMovements.state, 'processing')))
      .returning();
    if (!movement) return;
    await writeStep(tx, movement, result.outcome, now);
    await tx
      .update(invoices)
      .set({ state: result.outcome === 'completed' ? 'paid' : 'cancelled', settledAt: now })
      .where(and(eq(invoices.movementId, id), eq(invoices.state, 'open')));
  });
}

function writeStep(db: Db, movement: LedgerMovement, step: MovementStep, now: Date): Promise<void> {
  const { id, sellerId } = movement;
  const key = `movement ${id} ${step}`;
  return writeEntry(db, { movementId: id, step, key, createdAt: now, sellerId, postings: postingsOf(movement, step) });
}
