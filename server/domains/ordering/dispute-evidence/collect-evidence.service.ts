import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  disputeShares,
  orderPayments,
  orderRefunds,
  paymentDisputes,
} from '../../../schema/ordering/order-payments.ts';
import { orderEvents, orderLines, orderReturns, parcels } from '../../../schema/ordering/orders.ts';
import { readPhotos } from '../order-lifecycle/order-photos.service.ts';
import { type OrderRow, sellerMaySeeAddress } from '../order-state/order-money.service.ts';
import type { ReadOrderMessages } from './order-messages-source.ts';

/** As many as a bank looks at; each is a third of a page. */
const maxPhotos = 12;

export interface EvidenceDeps {
  db: Db;
  storage: Storage;
  readMessages: ReadOrderMessages;
}

export type Evidence = NonNullable<Awaited<ReturnType<typeof collectEvidence>>>;

/** What is known of an order whose payment is disputed or inquired about; null where nothing of it is open. */
export async function collectEvidence(
  { db, storage, readMessages }: EvidenceDeps,
  order: OrderRow,
  { now, isForSeller }: { now: Date; isForSeller: boolean },
) {
  const isPaying = sql`${order.id} = any(${orderPayments.orderIds})`;
  const [payment] = await db
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.purchaseId, order.purchaseId), eq(orderPayments.state, 'paid'), isPaying));
  if (!payment) return null;
  const disputes = await db
    .select({ dispute: paymentDisputes, shareCents: disputeShares.cents })
    .from(paymentDisputes)
    .leftJoin(disputeShares, and(eq(disputeShares.disputeId, paymentDisputes.id), eq(disputeShares.orderId, order.id)))
    .where(and(eq(paymentDisputes.paymentId, payment.id), inArray(paymentDisputes.state, ['inquiry', 'open'])))
    .orderBy(asc(paymentDisputes.id));
  if (disputes.length === 0) return null;
  const [lines, sent, returns, events, refunds, messages] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id)),
    db.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(asc(parcels.id)),
    db.select().from(orderReturns).where(eq(orderReturns.orderId, order.id)).orderBy(asc(orderReturns.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
    db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id)).orderBy(asc(orderRefunds.id)),
    readMessages(db, order.id),
  ]);
  const files = [
    ...lines.map(({ image }) => image),
    ...returns.flatMap(({ photo }) => photo ?? []),
    // The newest say how the matter stands.
    ...messages.toReversed().flatMap((message) => message.photos),
  ];
  const address = !isForSeller || sellerMaySeeAddress(order, now) ? order.address : null;
  return {
    ...{ order: { ...order, address }, payment, lines, parcels: sent, returns, events, refunds, messages, now },
    disputes: disputes.map(({ dispute, shareCents }) => ({ ...dispute, shareCents })),
    photos: await readPhotos(storage, [...new Set(files)].slice(0, maxPhotos)),
  };
}
