import { eq, inArray } from 'drizzle-orm';
import type { UnshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines } from '../../../schema/ordering/orders.ts';
import { applyOrderEvent, type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import type { Timeout } from '../order-lifecycle/orders.job.ts';
import { unshippedLines } from '../order-state/order-actions.service.ts';

export type ShipTimeout = Extract<Timeout['timeout'], 'remind-ship' | 'tell-unshipped' | 'cancel-unshipped'>;

export function readUnshippedDays(config: Config): UnshippedDays {
  return { notice: config.UNSHIPPED_NOTICE_DAYS, cancel: config.UNSHIPPED_CANCEL_DAYS };
}

const reminders = { 'remind-ship': 'ship_reminded', 'tell-unshipped': 'ship_overdue' } as const;

/** Tells the seller, and later the buyer, that an order is late; once for each day by which it should be sent. */
export async function remindOfShipping(
  tx: Db,
  deps: EventDeps,
  { orderId, timeout, at }: { orderId: number; timeout: keyof typeof reminders; at: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const event = reminders[timeout];
  const key = `${event} ${order.dueAt?.getTime()}`;
  await applyOrderEvent(tx, deps, { orderId, event, by: 'platform', at, key }, order);
}

/**
 * Cancels what was not sent in time. Its units stay off sale, because the seller may not have them. The rest of an order
 * that was sent in part is then on its way.
 */
export async function cancelUnshipped(
  tx: Db,
  deps: EventDeps,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
  const unsent = unshippedLines(lines).map(({ id }) => id);
  const isAll = unsent.length === lines.filter(({ state }) => state === 'open').length;
  const common = { orderId, by: 'platform', at } as const;
  await applyOrderEvent(tx, deps, {
    ...{ ...common, event: isAll ? 'not_shipped' : 'lines_not_shipped', lineIds: unsent },
    detail: { lines: unsent.join(',') },
  });
  await tx.update(orderLines).set({ state: 'declined' }).where(inArray(orderLines.id, unsent));
  if (!isAll) await applyOrderEvent(tx, deps, { ...common, event: 'shipped' });
}
