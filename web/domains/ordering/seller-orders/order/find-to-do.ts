import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { refundableCents } from './order-facts.ts';

type ToDo =
  | { text: 'nothingToDo' | 'returnWaits' | 'payBack' | 'paybackWaits' | 'disputeWaits'; time: null }
  | { text: 'shipLateEnds'; time: string; end: string }
  | {
      text: 'payBy' | 'confirmBy' | 'shipBy' | 'shipLate' | 'deliveredAt' | 'completesAt' | 'completesOn';
      time: string;
    };

const plain = (text: Extract<ToDo, { time: null }>['text']): ToDo => ({ text, time: null });

/** The one sentence about what an order waits for, from the seller or by itself. */
export function findToDo(order: Order, now: Date): ToDo {
  const found = findNext(order, now);
  const owes = order.paybacks.some(({ state }) => state === 'needs_account' || state === 'due');
  return found.text === 'nothingToDo' && owes ? plain('paybackWaits') : found;
}

function findNext(order: Order, now: Date): ToDo {
  const { state, payment_state, actions, due_at: time } = order;
  if (actions.includes('accept-return') || actions.includes('mark-returned')) return plain('returnWaits');
  if (state === 'cancelled') return plain(payment_state === 'claimed' ? 'payBack' : 'nothingToDo');
  if (state === 'completed' || time === null || order.has_open_return) return plain('nothingToDo');
  switch (state) {
    case 'awaiting_payment':
      return { text: payment_state === 'claimed' ? 'confirmBy' : 'payBy', time };
    case 'to_ship':
      return beforeShipping(order, time, now);
    case 'shipped':
      return { text: 'deliveredAt', time };
    case 'delivered':
      return afterDelivery(order, time);
  }
}

function beforeShipping({ cancels_at: end }: Order, time: string, now: Date): ToDo {
  if (Date.parse(time) >= now.getTime()) return { text: 'shipBy', time };
  return end === null ? { text: 'shipLate', time } : { text: 'shipLateEnds', time, end };
}

function afterDelivery(order: Order, time: string): ToDo {
  const { payment_state, lines, returns } = order;
  if (payment_state === 'disputed') return plain('disputeWaits');
  const kept = lines.filter(({ state }) => state === 'open');
  if (kept.length === 0 || refundableCents(order) <= 0) return plain('nothingToDo');
  // A line is asked back once.
  const asked = new Set(returns.flatMap(({ line_ids }) => line_ids));
  return { text: kept.every(({ id }) => asked.has(id)) ? 'completesOn' : 'completesAt', time };
}
