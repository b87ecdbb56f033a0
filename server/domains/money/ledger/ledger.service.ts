import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { TransferFailure } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invoices, ledgerMovements } from '../../../schema/money/ledger.ts';
import { payouts } from '../../../schema/money/payouts.ts';
import { getBalances, lockLedger, writeEntry } from './journal.service.ts';
import { canOpen, isPayout, type MovementStep, type Outcome, postingsOf } from './posting-rules.ts';
import { readShopCurrency } from './shop-currency.service.ts';

export type LedgerMovement = typeof ledgerMovements.$inferSelect;
export type NewMovement = Pick<
  LedgerMovement,
  'sellerId' | 'type' | 'amountCents' | 'feeCents' | 'walletId' | 'wallet' | 'key'
> & {
  /** That of the shop, unless another is named. */
  currency?: ShopCurrency;
  taxCents?: number;
  payout?: PayoutPlan;
  /** What must stay in the wallet. */
  reserveCents?: number;
};

/** Who pays what leaves, to which account and until when. */
export type PayoutPlan = Pick<typeof payouts.$inferInsert, 'provider' | 'bankDetails' | 'expectedAt' | 'isScheduled'>;

/** The movement with this key, or null; throws when the key was used for a different movement. */
export async function findMovement(
  db: Db,
  request: Pick<NewMovement, 'sellerId' | 'key' | 'type' | 'currency' | 'amountCents'>,
): Promise<LedgerMovement | null> {
  const [existing] = await db
    .select()
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.sellerId, request.sellerId), eq(ledgerMovements.key, request.key)));
  if (!existing) return null;
  const isSame =
    existing.type === request.type &&
    existing.currency === (request.currency ?? existing.currency) &&
    existing.amountCents === request.amountCents;
  if (!isSame) throw new AppError('key_used_before');
  return existing;
}

/**
 * Opens a movement, and returns whether it is new: repeated or concurrent requests with one key open one movement. Call
 * it in a transaction with everything that must happen only once.
 */
export async function openMovement(
  db: Db,
  { payout, reserveCents = 0, ...request }: NewMovement,
  now: Date,
): Promise<{ movement: LedgerMovement; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { sellerId } = request;
    await lockLedger(tx, sellerId);
    const existing = await findMovement(tx, request);
    if (existing) return { movement: existing, isNew: false };
    const currency = request.currency ?? (await readShopCurrency(tx, sellerId));
    const { available } = await getBalances(tx, sellerId, { currency });
    if (!canOpen(request, available - reserveCents)) throw new AppError('not_enough_money');
    const [movement] = await tx
      .insert(ledgerMovements)
      .values({ ...request, currency, createdAt: now })
      .returning();
    if (!movement) throw new Error('The movement was not written.');
    await writeStep(tx, movement, 'opened', now);
    if (isPayout(request.type)) await openPayout(tx, movement, payout);
    return { movement, isNew: true };
  });
}

async function openPayout(tx: Db, movement: LedgerMovement, plan: PayoutPlan | undefined): Promise<void> {
  if (!plan) throw new Error('Money leaves only with a payout.');
  const { id: movementId, sellerId, mode, currency, amountCents, feeCents, wallet: destination, createdAt } = movement;
  const amounts = { amountCents: amountCents - feeCents, feeCents };
  await tx
    .insert(payouts)
    .values({ ...plan, ...amounts, movementId, sellerId, mode, currency, destination, requestedAt: createdAt });
}

/** Records the outcome of a movement, and returns false when it is settled already; payouts have steps of their own. */
export async function settleMovement(
  db: Db,
  id: number,
  result: { outcome: Outcome; failure?: TransferFailure | undefined },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [movement] = await tx
      .update(ledgerMovements)
      .set({ state: result.outcome, failure: result.failure ?? null, settledAt: now })
      .where(and(eq(ledgerMovements.id, id), eq(ledgerMovements.state, 'processing')))
      .returning();
    if (!movement) return false;
    await writeStep(tx, movement, result.outcome, now);
    await tx
      .update(invoices)
      .set({ state: result.outcome === 'completed' ? 'paid' : 'cancelled', settledAt: now })
      .where(and(eq(invoices.movementId, id), eq(invoices.state, 'open')));
    return true;
  });
}

function writeStep(db: Db, movement: LedgerMovement, step: MovementStep, now: Date): Promise<void> {
  const { id, sellerId } = movement;
  const key = `movement ${id} ${step}`;
  return writeEntry(db, { movementId: id, step, key, createdAt: now, sellerId, postings: postingsOf(movement, step) });
}
