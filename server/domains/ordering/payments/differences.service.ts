import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { orderPayments, paymentDifferences } from '../../../schema/ordering/order-payments.ts';

const isOpen = isNull(paymentDifferences.settledAt);
const maxListed = 1000;

/** Money on which a provider and the ledger do not agree, and which nobody settled; oldest first. */
export function listOpenDifferences(db: Db) {
  const { id, cause, amountCents, subject, createdAt } = paymentDifferences;
  // One that a message told is in the currency of its payment.
  const currency = sql<string>`case when ${cause} in ('dispute', 'refunded_elsewhere') then ${orderPayments.currency} else ${paymentDifferences.currency} end`;
  const provider = sql<string>`coalesce(${orderPayments.provider}, ${paymentDifferences.provider})`;
  return db
    .select({ id, cause, amountCents, currency, subject, createdAt, provider, reference: orderPayments.reference })
    .from(paymentDifferences)
    .leftJoin(orderPayments, eq(orderPayments.id, paymentDifferences.paymentId))
    .where(isOpen)
    .orderBy(asc(createdAt), asc(id))
    .limit(maxListed);
}

/** Writes down who settled a difference and why; false where there is no such open one. */
export async function settleDifference(
  db: Db,
  { id, operator, reason }: { id: number; operator: string; reason: string },
  at: Date,
): Promise<boolean> {
  const settled = await db
    .update(paymentDifferences)
    .set({ settledAt: at, settledBy: operator, note: reason })
    .where(and(eq(paymentDifferences.id, id), isOpen))
    .returning({ id: paymentDifferences.id });
  return settled.length > 0;
}

/** Who closes a difference that later news explain. */
const bySystem = 'snapbazaar';
export const wasClosedByNews = eq(paymentDifferences.settledBy, bySystem);

/** Takes a difference off the list because later news explain it; false where it is not on the list. */
export async function closeDifference(db: Db, key: string, note: string, at: Date): Promise<boolean> {
  const closed = await db
    .update(paymentDifferences)
    .set({ settledAt: at, settledBy: bySystem, note })
    .where(and(eq(paymentDifferences.key, key), isOpen))
    .returning({ id: paymentDifferences.id });
  return closed.length > 0;
}
