import { eq } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { type UnshippedDays, unshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderReturns } from '../../../schema/ordering/orders.ts';
import { applyOrderEvent, type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import { markParcels } from '../order-lifecycle/buyer-actions.service.ts';
import { scheduleTimeout, type Timeout } from '../order-lifecycle/orders.job.ts';
import { actOnPayback, findPaybackDue } from '../paybacks/payback-timeouts.service.ts';
import { acceptReturnOf, expireReturnOf } from '../returns/returns.service.ts';
import { cancelUnshipped, remindOfShipping, type ShipTimeout } from './unshipped.service.ts';

interface TimeoutDeps extends EventDeps {
  /** Days after the day by which an order should be sent. */
  unshipped?: UnshippedDays;
}

/**
 * Applies what is due to an order. A timeout that fires twice or too late finds another state and does nothing; one that
 * fires too early, because the date was moved, is set again.
 */
export async function runTimeout(db: Db, deps: TimeoutDeps, timeout: Timeout, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const dueAt = await findDue(tx, deps, timeout);
    if (!dueAt) return;
    await (dueAt > now ? scheduleTimeout(tx, deps, timeout, { dueAt, now }) : applyDue(tx, deps, timeout, now));
  });
}

/** When the clock is due; null where it has nothing to do any more. */
async function findDue(
  tx: Db,
  deps: TimeoutDeps,
  { orderId, timeout, returnId, paybackId }: Timeout,
): Promise<Date | null> {
  const order = await lockOrder(tx, orderId);
  switch (timeout) {
    case 'remind-ship':
    case 'tell-unshipped':
    case 'cancel-unshipped': {
      // Set again when the dispute is over.
      const isWaiting = order.state === 'to_ship' && order.paymentState !== 'disputed' && order.dueAt;
      return isWaiting ? new Date(isWaiting.getTime() + daysLate(deps, timeout) * dayMs) : null;
    }
    case 'payback':
      return findPaybackDue(tx, { orderId, paybackId: paybackId ?? 0 });
    case 'expire':
      return order.state === 'awaiting_payment' ? order.dueAt : null;
    case 'deliver':
      return order.state === 'shipped' ? order.dueAt : null;
    case 'complete': {
      // Set again when the return or the dispute is over.
      const isHeldUp = order.hasOpenReturn || order.paymentState === 'disputed';
      return order.state === 'delivered' && !isHeldUp ? order.dueAt : null;
    }
    case 'accept-return':
    case 'expire-return': {
      const [asked] = await tx
        .select()
        .from(orderReturns)
        .where(eq(orderReturns.id, returnId ?? 0));
      const state = timeout === 'accept-return' ? 'requested' : 'accepted';
      return asked?.state === state && asked.orderId === orderId ? asked.answerBy : null;
    }
  }
}

function daysLate({ unshipped = unshippedDays }: TimeoutDeps, timeout: ShipTimeout): number {
  return { 'remind-ship': 0, 'tell-unshipped': unshipped.notice, 'cancel-unshipped': unshipped.cancel }[timeout];
}

async function applyDue(tx: Db, deps: TimeoutDeps, due: Timeout, at: Date): Promise<void> {
  const { orderId, timeout, returnId, paybackId } = due;
  const common = { orderId, by: 'platform', at } as const;
  switch (timeout) {
    case 'remind-ship':
    case 'tell-unshipped': {
      await remindOfShipping(tx, deps, { orderId, timeout, at });
      const next = { orderId, timeout: timeout === 'remind-ship' ? 'tell-unshipped' : 'cancel-unshipped' } as const;
      const dueAt = await findDue(tx, deps, next);
      if (dueAt) await scheduleTimeout(tx, deps, next, { dueAt, now: at });
      return;
    }
    case 'cancel-unshipped':
      return cancelUnshipped(tx, deps, { orderId, at });
    case 'payback':
      return actOnPayback(tx, deps, { orderId, paybackId: paybackId ?? 0, at });
    case 'expire':
      await applyOrderEvent(tx, deps, { ...common, event: 'expired' });
      return;
    case 'deliver':
      await applyOrderEvent(tx, deps, { ...common, event: 'delivered' });
      return markParcels(tx, orderId, at);
    case 'complete':
      await applyOrderEvent(tx, deps, { ...common, event: 'completed' });
      return;
    case 'accept-return':
      return acceptReturnOf(tx, deps, { orderId, returnId: returnId ?? 0, at });
    case 'expire-return':
      return expireReturnOf(tx, deps, { orderId, returnId: returnId ?? 0, at });
  }
}
