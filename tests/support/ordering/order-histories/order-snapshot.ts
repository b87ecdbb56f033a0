import { and, desc, eq, sql } from 'drizzle-orm';
import { getBalances } from '../../../../server/domains/money/ledger/journal.service.ts';
import type { Db } from '../../../../server/platform/db/database.ts';
import { payouts } from '../../../../server/schema/money/payouts.ts';
import {
  disputeShares,
  orderPayments,
  orderRefunds,
  paymentDifferences,
  paymentDisputes,
  paymentEvents,
} from '../../../../server/schema/ordering/order-payments.ts';
import { orderEvents, orderLines, orderReturns, orders, parcels } from '../../../../server/schema/ordering/orders.ts';
import { orderPaybacks } from '../../../../server/schema/ordering/paybacks.ts';

export type OrderSnapshot = Awaited<ReturnType<typeof readOrder>>;
export type ReturnSnapshot = OrderSnapshot['returns'][number];
export type DisputeSnapshot = OrderSnapshot['disputes'][number];

/** Everything that decides what can happen to an order next. */
export async function readOrder(db: Db, orderId: number) {
  const isPaying = sql`${orderId} = any(${orderPayments.orderIds})`;
  const [[order], lines, sent, returns, paybacks, events, [payment], told, refunds, disputes] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id),
    db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.id),
    db.select().from(orderReturns).where(eq(orderReturns.orderId, orderId)).orderBy(orderReturns.id),
    db.select().from(orderPaybacks).where(eq(orderPaybacks.orderId, orderId)).orderBy(orderPaybacks.id),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id),
    db.select().from(orderPayments).where(isPaying),
    db
      .select({ id: paymentEvents.eventId, refundedCents: paymentEvents.refundedCents })
      .from(paymentEvents)
      .innerJoin(orderPayments, eq(orderPayments.id, paymentEvents.paymentId))
      .where(isPaying),
    db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId)),
    readDisputes(db, orderId),
  ]);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const { available, debt } = await getBalances(db, order.sellerId);
  const [payout] = await db
    .select()
    .from(payouts)
    .where(eq(payouts.sellerId, order.sellerId))
    .orderBy(desc(payouts.id))
    .limit(1);
  return {
    ...{ order, lines, parcels: sent, returns, paybacks, events, payment, disputes },
    /** What the provider has said of the payment: the last words of the events' ids. */
    told: new Set(told.map(({ id }) => id.slice(id.indexOf(' ') + 1))),
    /** What the buyer had got back in all, as the provider told last. */
    toldRefundCents: Math.max(0, ...told.map(({ refundedCents }) => refundedCents ?? 0)),
    ownRefundCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    unsentRefunds: refunds.filter(({ doneAt }) => !doneAt).map(({ id }) => id),
    /** The newest payout of the seller. */
    payout,
    ...{ availableCents: available, debtCents: -debt },
  };
}

/** The disputes of the order's payment, with the order's share in each and how far it is booked. */
function readDisputes(db: Db, orderId: number) {
  const { id, reference, amountCents, state, paymentId } = paymentDisputes;
  return db
    .select({
      ...{ reference, amountCents, state, shareCents: disputeShares.cents, booked: disputeShares.booked },
      differenceCents: paymentDifferences.amountCents,
    })
    .from(paymentDisputes)
    .innerJoin(orderPayments, eq(orderPayments.id, paymentId))
    .leftJoin(disputeShares, and(eq(disputeShares.disputeId, id), eq(disputeShares.orderId, orderId)))
    .leftJoin(paymentDifferences, eq(paymentDifferences.key, sql`'dispute ' || ${id}`))
    .where(sql`${orderId} = any(${orderPayments.orderIds})`)
    .orderBy(id);
}
