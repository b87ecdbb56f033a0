import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { ledgerBalances, ledgerEntries, ledgerMovements, ledgerPostings } from '../../db/schema/ledger.ts';
import { type Bucket, canOpen, type Outcome, postingsOf, type Step } from './posting-rules.ts';

export type LedgerMovement = typeof ledgerMovements.$inferSelect;
export type NewMovement = Pick<
  LedgerMovement,
  'sellerId' | 'kind' | 'amountCents' | 'feeCents' | 'walletId' | 'wallet' | 'key'
>;

/** A seller's balance in each bucket. */
export async function getBalances(db: Db, sellerId: number): Promise<Record<Bucket, number>> {
  const rows = await db.select().from(ledgerBalances).where(eq(ledgerBalances.sellerId, sellerId));
  const none = { arriving: 0, available: 0, fees: 0, leaving: 0, outside: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ bucket, cents }) => [bucket, cents])) };
}

/** The movement with this key, or null; throws when the key was used for a different movement. */
export async function findMovement(
  db: Db,
  request: Pick<NewMovement, 'sellerId' | 'key' | 'kind' | 'amountCents'>,
): Promise<LedgerMovement | null> {
  const [existing] = await db
    .select()
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.sellerId, request.sellerId), eq(ledgerMovements.key, request.key)));
  if (!existing) return null;
  if (existing.kind !== request.kind || existing.amountCents !== request.amountCents)
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
    // Locks the account, so that concurrent requests of one seller run one after the other.
    const { sellerId } = request;
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sellerId)).for('no key update');
    const existing = await findMovement(tx, request);
    if (existing) return { movement: existing, isNew: false };
    const { available } = await getBalances(tx, sellerId);
    if (!canOpen(request, available)) throw new AppError('not_enough_money');
    const [movement] = await tx
      .insert(ledgerMovements)
      .values({ ...request, createdAt: now })
      .returning();
    if (!movement) throw new Error('The movement was not written.');
    await writeEntry(tx, movement, 'opened', now);
    return { movement, isNew: true };
  });
}

/** Records the outcome of a movement; does nothing when it is settled already. */
export async function settleMovement(
  db: Db,
  id: number,
  result: { outcome: Outcome; failure?: string | undefined },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [movement] = await tx
      .update(ledgerMovements)
      .set({ state: result.outcome, failure: result.failure ?? null, settledAt: now })
      .where(and(eq(ledgerMovements.id, id), eq(ledgerMovements.state, 'processing')))
      .returning();
    if (movement) await writeEntry(tx, movement, result.outcome, now);
  });
}

async function writeEntry(db: Db, movement: LedgerMovement, step: Step, now: Date): Promise<void> {
  const [entry] = await db
    .insert(ledgerEntries)
    .values({ movementId: movement.id, step, createdAt: now })
    .returning({ id: ledgerEntries.id });
  if (!entry) throw new Error('The entry was not written.');
  const { sellerId } = movement;
  // In one statement, because the database accepts only balanced entries.
  await db
    .insert(ledgerPostings)
    .values(postingsOf(movement, step).map((posting) => ({ ...posting, entryId: entry.id, sellerId })));
}
