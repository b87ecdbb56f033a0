import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderEvents, orderLines, orderReturns, orders, parcels } from '../../../schema/ordering/orders.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import type { Reader } from './order-actions.service.ts';
import type { OrderRow } from './order-money.service.ts';
import type { LineRow } from './order-rows.ts';
import { refuse as refuseBecause } from './refusals.ts';
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
    paybacks: await tx.select().from(orderPaybacks).where(eq(orderPaybacks.orderId, orderId)).orderBy(orderPaybacks.id),
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

/** The lines in a request, all that are possible without one; a line that the call cannot be about is refused with its reason. */
export function chooseLines(
  given: readonly string[] | undefined,
  {
    lines,
    possible,
    refuse,
  }: { lines: readonly LineRow[]; possible: readonly LineRow[]; refuse(line: LineRow): AppError },
): LineRow[] {
  if (!given) return [...possible];
  const [first] = lines;
  if (given.length === 0) throw refuseBecause('line_choose');
  const chosen = [...new Set(given)].map((id) => {
    const line = lines.find((one) => String(one.id) === id);
    if (!line) throw refuseBecause('order_line_unknown', { field: 'line_ids', example: `["${first?.id ?? 1}"]` });
    return line;
  });
  const refused = chosen.find((line) => !possible.includes(line));
  if (refused) throw refuse(refused);
  return chosen;
}
