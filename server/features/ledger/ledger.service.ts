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

/** What a seller has in each bucket. */
export async function getBalances(db: Db, sellerId: number): Promise<Record<Bucket, number>> {
  const rows = await db.select().from(ledgerBalances).where(eq(ledgerBalances.sellerId, sellerId));
  const none = { arriving: 0, available: 0, fees: 0, leaving: 0, outside: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ bucket, cents }) => [bucket, cents])) };
}

/** The movement that was asked for under a key; the key must not have been used for something else. */
export async function findMovement(
  db: Db,
  asked: Pick<NewMovement, 'sellerId' | 'key' | 'kind' | 'amountCents'>,
): Promise<LedgerMovement | null> {
  const [known] = await db
    .select()
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.sellerId, asked.sellerId), eq(ledgerMovements.key, asked.key)));
  if (!known) return null;
  if (known.kind !== asked.kind || known.amountCents !== asked.amountCents) throw new AppError('key_used_before');
  return known;
}

/**
 * Begins a movement and says whether it is new: the same key is the same movement, however often and however close
 * together it is asked for. Belongs into a transaction with whatever is to happen only once.
 */
export async function openMovement(
  db: Db,
  asked: NewMovement,
  now: Date,
): Promise<{ movement: LedgerMovement; isNew: boolean }> {
  return db.transaction(async (within) => {
    // What one seller asks for at the same moment is taken in turn.
    const { sellerId } = asked;
    await within.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sellerId)).for('no key update');
    const known = await findMovement(within, asked);
    if (known) return { movement: known, isNew: false };
    const { available } = await getBalances(within, sellerId);
    if (!canOpen(asked, available)) throw new AppError('not_enough_money');
    const [movement] = await within
      .insert(ledgerMovements)
      .values({ ...asked, createdAt: now })
      .returning();
    if (!movement) throw new Error('The movement was not written.');
    await writeEntry(within, movement, 'opened', now);
    return { movement, isNew: true };
  });
}

/** Ends a movement as the provider says; one that has ended already stays as it is. */
export async function settleMovement(
  db: Db,
  id: number,
  end: { outcome: Outcome; failure?: string | undefined },
  now: Date,
): Promise<void> {
  await db.transaction(async (within) => {
    const [movement] = await within
      .update(ledgerMovements)
      .set({ state: end.outcome, failure: end.failure ?? null, settledAt: now })
      .where(and(eq(ledgerMovements.id, id), eq(ledgerMovements.state, 'processing')))
      .returning();
    if (movement) await writeEntry(within, movement, end.outcome, now);
  });
}

async function writeEntry(db: Db, movement: LedgerMovement, step: Step, now: Date): Promise<void> {
  const [entry] = await db
    .insert(ledgerEntries)
    .values({ movementId: movement.id, step, createdAt: now })
    .returning({ id: ledgerEntries.id });
  if (!entry) throw new Error('The entry was not written.');
  const { sellerId } = movement;
  // In one statement: the database takes only whole entries.
  await db
    .insert(ledgerPostings)
    .values(postingsOf(movement, step).map((posting) => ({ ...posting, entryId: entry.id, sellerId })));
}
