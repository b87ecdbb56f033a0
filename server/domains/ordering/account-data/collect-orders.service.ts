import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  commissionInvoices,
  orderEvents,
  orderLines,
  orderPhotos,
  orderReturns,
  orders,
  parcels,
  purchases,
} from '../../../schema/ordering/orders.ts';

/** What is stored about the orders of an account: everything of those it placed, and of its sales nothing about buyers. */
export async function collectOrders(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, accountId));
  const [placed, made, lines, events, sent, returns, photos, sales, owed] = await Promise.all([
    db.select().from(purchases).where(eq(purchases.customerId, accountId)).orderBy(asc(purchases.id)),
    db.select().from(orders).where(eq(orders.customerId, accountId)).orderBy(asc(orders.id)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, own)).orderBy(asc(orderLines.id)),
    db.select().from(orderEvents).where(inArray(orderEvents.orderId, own)).orderBy(asc(orderEvents.id)),
    db.select().from(parcels).where(inArray(parcels.orderId, own)).orderBy(asc(parcels.id)),
    db.select().from(orderReturns).where(inArray(orderReturns.orderId, own)).orderBy(asc(orderReturns.id)),
    db.select().from(orderPhotos).where(inArray(orderPhotos.orderId, own)),
    db.select().from(orders).where(eq(orders.sellerId, accountId)).orderBy(asc(orders.id)),
    db.select().from(commissionInvoices).where(eq(commissionInvoices.sellerId, accountId)),
  ]);
  return {
    purchases: placed.map(({ requestHash: _, ...purchase }) => purchase),
    orders: made.map(({ searchText: _, payee: __, ...order }) => order),
    ...{ order_lines: lines, order_events: events, parcels: sent, returns, order_photos: photos },
    sales: sales.map(({ id, state, placedAt, totalCents, refundedCents, commissionCents }) => {
      return { id, state, placedAt, totalCents, refundedCents, commissionCents };
    }),
    commission_invoices: owed,
  };
}
