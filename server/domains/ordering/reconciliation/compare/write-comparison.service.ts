import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { balanceTransactions } from '../../../../schema/money/reconciliation.ts';
import { paymentDifferences } from '../../../../schema/ordering/order-payments.ts';
import { closeDifference, wasClosedByNews } from '../../payments/differences.service.ts';
import { bookFees } from '../book-fees.service.ts';
import type { Range } from '../days.ts';
import type { Compared, FoundDifference } from './comparison.ts';

/** Writes what a comparison found: results, fees, and what is on the list of differences or not any more. */
export async function writeComparison(tx: Db, compared: Compared): Promise<void> {
  const { provider, subject, found, now } = compared;
  for (const [result, some] of Map.groupBy(found.results.keys(), (id) => found.results.get(id))) {
    await tx
      .update(balanceTransactions)
      .set({ result: result ?? null })
      .where(and(eq(balanceTransactions.provider, provider), inArray(balanceTransactions.externalId, some)));
  }
  const differences = [...found.differences, ...(await bookFees(tx, compared))];
  const prefix = `${provider}|${subject}|`;
  for (const difference of differences) {
    if (isSure(difference, compared.read)) await list(tx, prefix + difference.detail, compared, difference);
  }
  const open = await tx
    .select({ key: paymentDifferences.key })
    .from(paymentDifferences)
    .where(and(sql`starts_with(${paymentDifferences.key}, ${prefix})`, isNull(paymentDifferences.settledAt)));
  const still = new Set(differences.map(({ detail }) => prefix + detail));
  for (const { key } of open) {
    if (!still.has(key)) await closeDifference(tx, key, 'A later reconciliation found the match.', now);
  }
}

/** What only we know is missing at the provider only where all of the time was read in which it happened. */
const isSure = ({ between }: FoundDifference, read: Range): boolean =>
  !between || (between.from >= read.from && between.to < read.to);

/** Puts a difference on the list; one that a person has settled stays settled. */
async function list(tx: Db, key: string, compared: Compared, difference: FoundDifference): Promise<void> {
  const { provider, paymentId, now } = compared;
  const { cause, amountCents, currency, words: subject } = difference;
  const open = { cause, amountCents, currency, subject, settledAt: null, settledBy: '', note: '' };
  await tx
    .insert(paymentDifferences)
    .values({ key, provider, paymentId, ...open, createdAt: now })
    .onConflictDoUpdate({
      target: paymentDifferences.key,
      set: open,
      setWhere: or(isNull(paymentDifferences.settledAt), wasClosedByNews),
    });
}
