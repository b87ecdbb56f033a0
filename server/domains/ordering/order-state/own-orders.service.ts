import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderEvents, orderLines, orderReturns, orders, parcels } from '../../../schema/ordering/orders.ts';
import type { Reader } from './order-actions.service.ts';
import type { OrderRow } from './order-money.service.ts';
import type { OrderEventName } from './transitions.ts';

/** One side of an order. */
export interface Party {
  reader: Reader;
  accountId: number;
  orderId: number;
}

const isOfParty = ({ reader, accountId, orderId }: Party) =>
  and(eq(orders.id, orderId), eq(reader === 'buyer' ? orders.customerId : orders.sellerId, accountId));

/** An order of the caller; another one's is not found. */
export async function getOwnOrder(db: Db, party: Party): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(isOfParty(party));
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** The same with everything that belongs to it, locked until the end of the transaction. */
export async function lockOwnOrder(tx: Db, party: Party) {
  const [order] = await tx.select().from(orders).where(isOfParty(party)).for('no key update');
  if (!order) throw new AppError('order_not_found');
  const { orderId } = party;
  return {
    order,
    lines: await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id),
    parcels: await tx.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.id),
    returns: await tx.select().from(orderReturns).where(eq(orderReturns.orderId, orderId)).orderBy(orderReturns.id),
  };
}

/**
 * Whether a call with this key was made before, and led to one of these events; a key of another call is refused. Asked
 * after the order is locked.
 */
export async function wasDoneBefore(
  tx: Db,
  { orderId, key }: { orderId: number; key?: string | undefined },
  events: readonly OrderEventName[],
): Promise<boolean> {
  if (key === undefined) return false;
  const [earlier] = await tx
    .select({ event: orderEvents.event })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.key, key)));
  if (earlier && !events.some((event) => event === earlier.event)) throw new AppError('key_used_before');
  return earlier !== undefined;
}

/** The ids in a request, as far as they are among those that the call can be about; others are refused. */
export function chooseIds(given: readonly string[] | undefined, possible: readonly number[]): number[] {
  if (!given) return [...possible];
  const chosen = [...new Set(given.map(Number))];
  if (chosen.length === 0 || chosen.some((id) => !possible.includes(id))) throw new AppError('order_changed');
  return chosen;
}
