import { and, count, eq, gte, lt } from 'drizzle-orm';
import type { ReconciliationResult } from '../../../../contracts/money/reconciliation-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrderPaymentProvider } from '../../../providers/payments/order-payments.ts';
import { balanceTransactions } from '../../../schema/money/reconciliation.ts';
import { providerName } from '../payments/card-payments.service.ts';
import { compareDays } from './compare/compare.service.ts';
import { type BankReport, compareBankPayouts } from './compare/compare-bank-payouts.service.ts';
import { dayAfter, dayBefore, dayOf, startOf } from './days.ts';
import { findLastReadDay, findReadRange, readDay } from './read-transactions.service.ts';

export interface Report {
  from: string;
  to: string;
  /** Null where the provider keeps no balance for us. */
  provider: { name: string; counts: Partial<Record<ReconciliationResult, number>> } | null;
  bank: BankReport;
}

interface Deps {
  db: Db;
  cards: OrderPaymentProvider;
  now(): Date;
}

/** Compares these days, and whatever was not explained before, with the ledger. */
export async function reconcile(deps: Deps, days: { from: string; to: string }): Promise<Report> {
  const { db, cards, now } = deps;
  const range = { from: startOf(days.from), to: startOf(dayAfter(days.to)) };
  const bank = await compareBankPayouts(db, range, now());
  const name = providerName(cards);
  const read = cards.balanceTransactions;
  if (!read) return { ...days, provider: null, bank };
  for (let day = days.from; day <= days.to; day = dayAfter(day))
    await readDay(db, { provider: name, read }, day, now());
  const known = await findReadRange(db, name, days.to);
  if (known) await compareDays(db, { provider: name, days: range, read: known, now: now() });
  const counts = await countResults(db, name, range);
  return { ...days, provider: { name, counts }, bank };
}

async function countResults(db: Db, provider: string, { from, to }: { from: Date; to: Date }) {
  const { createdAt, result } = balanceTransactions;
  const rows = await db
    .select({ result, rows: count() })
    .from(balanceTransactions)
    .where(and(eq(balanceTransactions.provider, provider), gte(createdAt, from), lt(createdAt, to)))
    .groupBy(result);
  return Object.fromEntries(rows.map((row) => [row.result ?? 'theirs_only', row.rows]));
}

const longestCatchUpDays = 31;

/** Compares every day that has ended since the last one that was read; at first, yesterday. */
export async function reconcileEndedDays(deps: Deps): Promise<Report> {
  const to = dayBefore(dayOf(deps.now()));
  const last = await findLastReadDay(deps.db, providerName(deps.cards));
  let from = to;
  for (let days = 1; last && dayBefore(from) > last && days < longestCatchUpDays; days += 1) from = dayBefore(from);
  return reconcile(deps, { from, to });
}
