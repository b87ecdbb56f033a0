import { desc, eq, sum } from 'drizzle-orm';
import type { Choices } from '../../../contracts/profile.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { accountChoices, tokenEntries } from '../../db/schema/profile.ts';

/** What allowing behavioral data earns. */
const bonus = 5;

/** What the seller allows; nothing, until they say otherwise. */
export async function readChoices(db: Db, accountId: number): Promise<Choices> {
  const [row] = await db.select().from(accountChoices).where(eq(accountChoices.accountId, accountId));
  return {
    allows_behavioral_data: row?.allowsBehavioralData ?? false,
    optimizes_for_others: row?.optimizesForOthers ?? false,
  };
}

/** Keeps what the seller allows. The tokens follow: given when behavioral data is allowed, taken back when it no longer is. */
export function writeChoices(db: Db, accountId: number, wanted: Choices, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Locked, so that two presses at the same moment give or take only once.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const before = await readChoices(tx, accountId);
    const values = {
      allowsBehavioralData: wanted.allows_behavioral_data,
      optimizesForOthers: wanted.optimizes_for_others,
    };
    await tx
      .insert(accountChoices)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: accountChoices.accountId, set: values });
    if (before.allows_behavioral_data === wanted.allows_behavioral_data) return;
    await tx.insert(tokenEntries).values({
      accountId,
      createdAt: now,
      ...(wanted.allows_behavioral_data
        ? { amount: bonus, reason: 'behavioral-data-allowed' as const }
        : { amount: -bonus, reason: 'behavioral-data-withdrawn' as const }),
    });
  });
}

/** How many tokens the account has: the sum of its entries. */
export async function readTokenBalance(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sum(tokenEntries.amount).mapWith(Number) })
    .from(tokenEntries)
    .where(eq(tokenEntries.accountId, accountId));
  return row?.balance ?? 0;
}

/** Every token given or taken back, the newest first. */
export function listTokenEntries(db: Db, accountId: number) {
  return db
    .select()
    .from(tokenEntries)
    .where(eq(tokenEntries.accountId, accountId))
    .orderBy(desc(tokenEntries.id))
    .limit(500);
}
