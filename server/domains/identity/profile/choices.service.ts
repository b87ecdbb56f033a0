import { desc, eq, sum } from 'drizzle-orm';
import type { Choices } from '../../../../contracts/identity/profile.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { accountChoices, tokenEntries } from '../../../schema/identity/profile.ts';

/** Tokens earned for allowing behavioral data. */
const bonus = 5;

/** The seller's choices; everything is off by default. */
export async function readChoices(db: Db, accountId: number): Promise<Choices> {
  const [row] = await db.select().from(accountChoices).where(eq(accountChoices.accountId, accountId));
  return {
    allows_behavioral_data: row?.allowsBehavioralData ?? false,
    optimizes_for_others: row?.optimizesForOthers ?? false,
    thai_speech: row?.thaiSpeech ?? 'neutral',
  };
}

/** Saves the seller's choices. Allowing behavioral data earns tokens, and withdrawing it takes them back. */
export function writeChoices(db: Db, accountId: number, choices: Choices, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Locks the account, so that concurrent requests add only one entry.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const previous = await readChoices(tx, accountId);
    const values = {
      allowsBehavioralData: choices.allows_behavioral_data,
      optimizesForOthers: choices.optimizes_for_others,
      thaiSpeech: choices.thai_speech,
    };
    await tx
      .insert(accountChoices)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: accountChoices.accountId, set: values });
    if (previous.allows_behavioral_data === choices.allows_behavioral_data) return;
    await tx.insert(tokenEntries).values({
      accountId,
      createdAt: now,
      ...(choices.allows_behavioral_data
        ? { amount: bonus, reason: 'behavioral-data-allowed' as const }
        : { amount: -bonus, reason: 'behavioral-data-withdrawn' as const }),
    });
  });
}

/** The account's token balance: the sum of its entries. */
export async function readTokenBalance(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ balance: sum(tokenEntries.amount).mapWith(Number) })
    .from(tokenEntries)
    .where(eq(tokenEntries.accountId, accountId));
  return row?.balance ?? 0;
}

/** The account's token entries, newest first. */
export function listTokenEntries(db: Db, accountId: number) {
  return db
    .select()
    .from(tokenEntries)
    .where(eq(tokenEntries.accountId, accountId))
    .orderBy(desc(tokenEntries.id))
    .limit(500);
}
