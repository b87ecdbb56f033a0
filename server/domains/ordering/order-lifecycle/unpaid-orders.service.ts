import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines, orders } from '../../../schema/ordering/orders.ts';

/** What orders of one buyer that nobody has paid may hold back from others. */
export interface UnpaidLimits {
  orders: number;
  ordersOfProduct: number;
  unitsOfProduct: number;
}

export function readUnpaidLimits(config: Config): UnpaidLimits {
  return {
    orders: config.UNPAID_ORDERS_PER_BUYER,
    ordersOfProduct: config.UNPAID_ORDERS_PER_PRODUCT,
    unitsOfProduct: config.UNPAID_UNITS_PER_PRODUCT,
  };
}

/**
 * Refuses orders that go beyond the limits together with those that wait already. Asked after the orders were written;
 * checkouts of one buyer run one after the other.
 */
export async function requireRoomForUnpaid(tx: Db, limits: UnpaidLimits, customerId: number): Promise<void> {
  const isUnpaid = and(
    eq(orders.customerId, customerId),
    inArray(orders.state, ['awaiting_payment', 'to_ship']),
    inArray(orders.paymentState, ['unpaid', 'claimed']),
  );
  const [unpaid] = await tx.select({ orders: count() }).from(orders).where(isUnpaid);
  if ((unpaid?.orders ?? 0) > limits.orders) {
    throw new AppError('too_many_unpaid', { parameters: { count: limits.orders } });
  }
  const [full] = await tx
    .select({ title: sql<string>`max(${orderLines.title})` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isUnpaid, eq(orderLines.state, 'open')))
    .groupBy(orderLines.productId)
    .having(
      sql`count(distinct ${orders.id}) > ${limits.ordersOfProduct} or sum(${orderLines.units}) > ${limits.unitsOfProduct}`,
    )
    .limit(1);
  if (!full) return;
  throw new AppError('too_many_unpaid', { key: 'too_many_unpaid_of_product', parameters: { title: full.title } });
}
