import { eq, sql } from 'drizzle-orm';
import { getBalances } from '../../../../server/domains/money/ledger/journal.service.ts';
import type { Db } from '../../../../server/platform/db/database.ts';
import { orderPayments, orderRefunds, paymentEvents } from '../../../../server/schema/ordering/order-payments.ts';
import { orderEvents, orderLines, orderReturns, orders, parcels } from '../../../../server/schema/ordering/orders.ts';
import { orderPaybacks } from '../../../../server/schema/ordering/paybacks.ts';

export type OrderSnapshot = Awaited<ReturnType<typeof readOrder>>;
export type ReturnSnapshot = OrderSnapshot['returns'][number];

/** Everything that decides what can happen to an order next. */
export async function readOrder(db: Db, orderId: number) {
  const isPaying = sql`${orderId} = any(${orderPayments.orderIds})`;
  const [[order], lines, sent, returns, paybacks, events, [payment], told, refunds] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id),
    db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.id),
    db.select().from(orderReturns).where(eq(orderReturns.orderId, orderId)).orderBy(orderReturns.id),
    db.select().from(orderPaybacks).where(eq(orderPaybacks.orderId, orderId)).orderBy(orderPaybacks.id),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id),
    db.select().from(orderPayments).where(isPaying),
    db
      .select({ status: paymentEvents.status })
      .from(paymentEvents)
      .innerJoin(orderPayments, eq(orderPayments.id, paymentEvents.paymentId))
      .where(isPaying),
    db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)),
  ]);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return {
    ...{ order, lines, parcels: sent, returns, paybacks, events, payment },
    /** What the provider has said of the payment. */
    told: new Set(told.map(({ status }) => status)),
    ownRefundCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    unsentRefunds: refunds.filter(({ doneAt }) => !doneAt).map(({ id }) => id),
    availableCents: (await getBalances(db, order.sellerId)).available,
  };
}
