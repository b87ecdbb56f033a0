import { and, eq, sql } from 'drizzle-orm';
import { idPattern } from '../../../../../contracts/input/id-parameter.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { balanceTransactions } from '../../../../schema/money/reconciliation.ts';
import type { Range } from '../days.ts';
import { listSubjects } from '../list-subjects.service.ts';
import { loadPayment } from '../load-payment.service.ts';
import { loadPayout } from '../load-payout.service.ts';
import { compareAlone, comparePayment } from './compare-payment.ts';
import { comparePayout } from './compare-payout.ts';
import { writeComparison } from './write-comparison.service.ts';

interface Task {
  provider: string;
  /** What is compared. */
  days: Range;
  /** What was read without a gap: only what we did in this time must have its transaction. */
  read: Range;
  now: Date;
}

/**
 * Compares what happened in some days, and whatever was not explained before, with the ledger; a few subjects at a time,
 * each in a transaction of its own, so that it may be broken off anywhere and run twice.
 */
export async function compareDays(db: Db, task: Task): Promise<void> {
  let last = '';
  for (;;) {
    const subjects = await listSubjects(db, task, last);
    if (subjects.length === 0) return;
    for (const subject of subjects) await compareSubject(db, task, subject);
    last = subjects.at(-1) ?? '';
  }
}

async function compareSubject(db: Db, task: Task, subject: string): Promise<void> {
  const { provider, now } = task;
  await db.transaction(async (tx) => {
    // Whoever compares the same subject meanwhile waits, so that a fee is booked once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reconcile ${provider} ${subject}`}, 0))`);
    const rows = await tx
      .select()
      .from(balanceTransactions)
      .where(and(eq(balanceTransactions.provider, provider), eq(balanceTransactions.subject, subject)))
      .orderBy(balanceTransactions.createdAt, balanceTransactions.externalId);
    const [type, name = ''] = splitAt(subject, ' ');
    const payment = type === 'payment' ? await loadPayment(tx, provider, name) : null;
    const payout = type === 'payout' && idPattern.test(name) ? await loadPayout(tx, provider, Number(name)) : null;
    const found =
      type === 'payment'
        ? comparePayment(payment, rows, now)
        : type === 'payout'
          ? comparePayout(payout, rows, now)
          : compareAlone(rows, now);
    await writeComparison(tx, { ...task, subject, paymentId: payment?.id ?? null, rows, found });
  });
}

const splitAt = (text: string, sign: string): [string, string] => {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
};
