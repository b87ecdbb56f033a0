import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { orderPayments, paymentDifferences } from '../../../schema/ordering/order-payments.ts';

const isOpen = isNull(paymentDifferences.settledAt);
const maxListed = 1000;

/** Money that moved at a provider, fits no order and was settled by nobody; oldest first. */
export function listOpenDifferences(db: Db) {
  const { id, cause, amountCents, createdAt } = paymentDifferences;
  return db
    .select({ id, cause, amountCents, createdAt, provider: orderPayments.provider, reference: orderPayments.reference })
    .from(paymentDifferences)
    .innerJoin(orderPayments, eq(orderPayments.id, paymentDifferences.paymentId))
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
