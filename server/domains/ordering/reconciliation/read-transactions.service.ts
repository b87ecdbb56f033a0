import { and, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { BalanceTransaction, ReadBalanceTransactions } from '../../../providers/payments/balance-transactions.ts';
import { PaymentProviderError } from '../../../providers/payments/order-payments.ts';
import { balanceTransactions, reconciliationDays } from '../../../schema/money/reconciliation.ts';
import { dayAfter, dayBefore, isOver, startOf } from './days.ts';

const longestRangeDays = 62;

export interface BalanceSource {
  /** Such as `stripe`. */
  provider: string;
  read: ReadBalanceTransactions;
}

/**
 * Stores a day's transactions page by page, each with the cursor behind it, so that a reading that was broken off goes
 * on from there. Reading again changes nothing, also on two servers at once.
 */
export async function readDay(db: Db, { provider, read }: BalanceSource, day: string, now: Date): Promise<void> {
  const isDay = and(eq(reconciliationDays.provider, provider), eq(reconciliationDays.day, day));
  await db.insert(reconciliationDays).values({ provider, day }).onConflictDoNothing();
  const [known] = await db.select().from(reconciliationDays).where(isDay);
  const [from, to] = [startOf(day), startOf(dayAfter(day))];
  const readBehind = async (after: string | undefined) => {
    for await (const page of read({ from, to, after })) {
      await db.transaction(async (tx) => {
        await store(tx, provider, page);
        await tx
          .update(reconciliationDays)
          .set({ cursor: page.at(-1)?.id ?? null })
          .where(isDay);
      });
    }
  };
  try {
    // Of a day that is not over, the newest are before the cursor.
    await readBehind(isOver(day, now) ? (known?.cursor ?? undefined) : undefined);
  } catch (error) {
    // The provider does not know the cursor any more, so the day is read from its beginning.
    if (!known?.cursor || !(error instanceof PaymentProviderError) || error.failure !== 'refused') throw error;
    await readBehind(undefined);
  }
  await db.update(reconciliationDays).set({ cursor: null, readAt: now }).where(isDay);
}

/** What is compared with the ledger together. */
function subjectOf({ id, type, reference }: BalanceTransaction): string {
  if (reference && (type === 'charge' || type === 'refund' || type === 'dispute')) return `payment ${reference}`;
  if (reference && (type === 'transfer' || type === 'reversal')) return `payout ${reference}`;
  return `transaction ${id}`;
}

async function store(tx: Db, provider: string, page: readonly BalanceTransaction[]): Promise<void> {
  if (page.length === 0) return;
  const rows = page.map((one) => {
    const {
      id: externalId,
      type,
      amountCents,
      currency,
      feeCents,
      feeCurrency,
      sourceId,
      createdAt,
      availableAt,
    } = one;
    const amounts = { amountCents, currency, feeCents, feeCurrency };
    return { provider, externalId, type, subject: subjectOf(one), ...amounts, sourceId, createdAt, availableAt };
  });
  // In the order of their names, so that two servers never wait for each other's rows.
  const once = [...new Map(rows.map((row) => [row.externalId, row])).values()];
  once.sort((a, b) => (a.externalId < b.externalId ? -1 : 1));
  const told = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(balanceTransactions)
    .values(once)
    .onConflictDoUpdate({
      target: [balanceTransactions.provider, balanceTransactions.externalId],
      set: {
        subject: told('subject'),
        amountCents: told('amount_cents'),
        currency: told('currency'),
        feeCents: told('fee_cents'),
        availableAt: told('available_at'),
      },
    });
}

/** The days until and with this one that were read without a gap, as moments; null where the day was not read. */
export async function findReadRange(db: Db, provider: string, last: string): Promise<{ from: Date; to: Date } | null> {
  const rows = await db
    .select({ day: reconciliationDays.day, readAt: reconciliationDays.readAt })
    .from(reconciliationDays)
    .where(
      and(
        eq(reconciliationDays.provider, provider),
        sql`${reconciliationDays.readAt} is not null and ${reconciliationDays.day} <= ${last}`,
        sql`${reconciliationDays.day} > ${last}::date - ${longestRangeDays}::int`,
      ),
    );
  const readAt = rows.find(({ day }) => day === last)?.readAt;
  if (!readAt) return null;
  const whole = new Set(rows.filter((row) => row.readAt && isOver(row.day, row.readAt)).map(({ day }) => day));
  let first = last;
  while (whole.has(dayBefore(first))) first = dayBefore(first);
  const end = startOf(dayAfter(last));
  return { from: startOf(first), to: readAt < end ? readAt : end };
}

/** The last day that was read after its end; null where none was. */
export async function findLastReadDay(db: Db, provider: string): Promise<string | null> {
  const [last] = await db
    .select({ day: max(reconciliationDays.day) })
    .from(reconciliationDays)
    .where(
      and(
        eq(reconciliationDays.provider, provider),
        sql`${reconciliationDays.readAt} >= (${reconciliationDays.day} + 1)::timestamp at time zone 'UTC'`,
      ),
    );
  return last?.day ?? null;
}
