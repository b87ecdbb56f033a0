import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { payouts } from '../../../../schema/money/payouts.ts';
import type { Range } from '../days.ts';
import { loadPayout } from '../load-payout.service.ts';
import { Comparison } from './comparison.ts';
import { writeComparison } from './write-comparison.service.ts';

export interface BankReport {
  matched: number;
  differs: number;
  inTransit: number;
}

/** Compares what the operator confirmed line by line with what left the ledger; a bank lists nothing for us to read. */
export async function compareBankPayouts(db: Db, range: Range, now: Date): Promise<BankReport> {
  const report: BankReport = { matched: 0, differs: 0, inTransit: await countUnderWay(db) };
  const isOfDays = and(gte(payouts.settledAt, range.from), lt(payouts.settledAt, range.to));
  const settled = await db
    .select({ id: payouts.id, amountCents: payouts.amountCents, state: payouts.state })
    .from(payouts)
    .where(and(eq(payouts.provider, 'bank_file'), isOfDays))
    .orderBy(payouts.id);
  for (const { id, amountCents, state } of settled) {
    const ledger = await loadPayout(db, 'bank_file', id);
    const cents = state === 'paid' ? amountCents : 0;
    const found = new Comparison(now);
    const isSame = ledger?.outsideCents === cents;
    report[isSame ? 'matched' : 'differs'] += 1;
    if (ledger && !isSame) {
      const words = `payout ${id}, of which ${cents} were confirmed`;
      const amountCents = ledger.outsideCents - cents;
      found.oursOnly({ detail: 'ledger', amountCents, currency: ledger.currency, words });
    }
    const subject = `payout ${id}`;
    await db.transaction((tx) =>
      writeComparison(tx, { provider: 'bank_file', subject, paymentId: null, rows: [], found, read: range, now }),
    );
  }
  return report;
}

async function countUnderWay(db: Db): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(payouts)
    .where(and(eq(payouts.provider, 'bank_file'), inArray(payouts.state, ['requested', 'in_transit'])));
  return row?.open ?? 0;
}
