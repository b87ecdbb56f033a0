import { dayMs } from '../../../../contracts/durations.ts';
import { type ReturnState, unshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import { runTimeout } from '../../../../server/domains/ordering/orders/timeouts.service.ts';
import { executeRefund } from '../../../../server/domains/ordering/payments/payment-jobs.service.ts';
import { causes, changesNothing, isDisputed, isIn, openLines, unsentLines } from './order-expectations.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { depsOf, type OrderAction } from './scene.ts';

/** A timeout of the order; before it is due, and in another state, it does nothing. */
export function timeout(
  name: 'expire' | 'deliver' | 'complete',
  state: 'awaiting_payment' | 'shipped' | 'delivered',
  event: 'expired by platform' | 'delivered by platform' | 'completed by platform',
): OrderAction {
  const isHeldUp = ({ order }: OrderSnapshot) => order.hasOpenReturn || order.paymentState === 'disputed';
  const dueAt = (seen: OrderSnapshot) =>
    isIn(seen, state) && !(name === 'complete' && isHeldUp(seen)) ? seen.order.dueAt : null;
  return {
    dueAt,
    expected(seen, now) {
      const due = dueAt(seen);
      return due && due <= now ? causes(event) : changesNothing;
    },
    perform: (scene) => runTimeout(scene.db, depsOf(scene), { orderId: scene.seen.order.id, timeout: name }, scene.now),
  };
}

/** A clock of an order that was not sent; nothing happens while the payment is disputed. */
export function shipTimeout(name: 'remind-ship' | 'tell-unshipped' | 'cancel-unshipped'): OrderAction {
  const days = { 'remind-ship': 0, 'tell-unshipped': unshippedDays.notice, 'cancel-unshipped': unshippedDays.cancel };
  const dueAt = (seen: OrderSnapshot) => {
    const isWaiting = isIn(seen, 'to_ship') && !isDisputed(seen);
    return isWaiting && seen.order.dueAt ? new Date(seen.order.dueAt.getTime() + days[name] * dayMs) : null;
  };
  return {
    dueAt,
    expected(seen, now) {
      const due = dueAt(seen);
      if (!due || due > now) return changesNothing;
      if (name !== 'cancel-unshipped') return expectReminder(seen, name);
      const isAll = unsentLines(seen).length === openLines(seen).length;
      return isAll ? causes('not_shipped by platform') : causes('lines_not_shipped by platform', 'shipped by platform');
    },
    perform: (scene) => runTimeout(scene.db, depsOf(scene), { orderId: scene.seen.order.id, timeout: name }, scene.now),
  };
}

/** Everyone is reminded once of each day by which the order should be sent. */
function expectReminder({ order, events }: OrderSnapshot, name: 'remind-ship' | 'tell-unshipped') {
  const event = name === 'remind-ship' ? 'ship_reminded' : 'ship_overdue';
  const wasTold = events.some(({ key }) => key === `${event} ${order.dueAt?.getTime()}`);
  return wasTold ? changesNothing : causes(`${event} by platform`);
}

/** A timeout of a return. */
export function returnTimeout(
  timeout: 'accept-return' | 'expire-return',
  state: ReturnState,
  event: 'return_accepted by platform' | 'return_expired by platform',
): OrderAction {
  const find = ({ returns }: OrderSnapshot) => returns.find((row) => row.state === state);
  return {
    dueAt: (seen) => find(seen)?.answerBy ?? null,
    expected(seen, now) {
      const due = find(seen)?.answerBy;
      return due && due <= now ? causes(event) : changesNothing;
    },
    perform(scene) {
      const timer = { orderId: scene.seen.order.id, timeout, returnId: find(scene.seen)?.id ?? 0 };
      return runTimeout(scene.db, depsOf(scene), timer, scene.now);
    },
  };
}

/** The provider is asked for every refund that is written down. */
export const sendingRefunds: OrderAction = {
  expected: ({ unsentRefunds }) => causes(...unsentRefunds.map(() => 'refund_sent by platform' as const)),
  async perform(scene) {
    for (const id of scene.seen.unsentRefunds) await executeRefund(depsOf(scene), id);
  },
};
