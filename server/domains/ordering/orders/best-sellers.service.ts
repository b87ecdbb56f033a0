import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { OrderState } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines, orders } from '../../../schema/ordering/orders.ts';
import { isOfMode } from '../../money/ledger/ledger-mode.service.ts';
import { readShopCurrency } from '../../money/ledger/shop-currency.service.ts';

/** Orders that count as sold: paid or to be paid on delivery, and not cancelled. */
export const soldStates: OrderState[] = ['to_ship', 'shipped', 'delivered', 'completed'];

export interface BestSeller {
  id: number;
  /** As the seller wrote it when it was sold last. */
  title: string;
  units: number;
  revenue: number;
}

/** A seller's products by the units sold between two days in UTC, both included; most first, without what was declined or came back. */
export async function listBestSellers(
  db: Db,
  sellerId: number,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<BestSeller[]> {
  const currency = await readShopCurrency(db, sellerId);
  const units = sql<number>`sum(${orderLines.units})`.mapWith(Number);
  return db
    .select({
      id: orderLines.productId,
      title: sql<string>`(array_agg(${orderLines.originalTitle} order by ${orderLines.id} desc))[1]`,
      units,
      revenue: sql`sum(${orderLines.units} * ${orderLines.unitPriceCents} - ${orderLines.refundedCents})`.mapWith(
        Number,
      ),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.sellerId, sellerId),
        isOfMode(orders.mode),
        eq(orders.currency, currency),
        inArray(orders.state, soldStates),
        eq(orderLines.state, 'open'),
        gte(orders.placedAt, new Date(from)),
        lt(orders.placedAt, new Date(Date.parse(to) + dayMs)),
      ),
    )
    .groupBy(orderLines.productId)
    .orderBy(desc(units), orderLines.productId)
    .limit(limit);
}
