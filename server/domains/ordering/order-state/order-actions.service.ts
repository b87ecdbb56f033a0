import { isHeldByPlatform, isPaid, type OrderRow, restOf } from './order-money.service.ts';
import type { LineRow, ParcelRow, ReturnRow } from './order-rows.ts';
import { type Actor, findTransition, type OrderEventName } from './transitions.ts';

export type Reader = Exclude<Actor, 'platform'>;

interface OrderParts {
  order: OrderRow;
  lines: LineRow[];
  parcels: ParcelRow[];
  returns: ReturnRow[];
  /** Whether there is a line to review. */
  canReview: boolean;
}

/** Lines that are neither declined nor on their way. */
export const unshippedLines = (lines: LineRow[]): LineRow[] =>
  lines.filter(({ state, parcelId }) => state === 'open' && parcelId === null);

/** Lines that can be returned: delivered, and in no return that is still open. */
export function returnableLines(lines: LineRow[], returns: ReturnRow[]): LineRow[] {
  const isOpen = ({ state }: ReturnRow) => state === 'requested' || state === 'accepted' || state === 'disputed';
  const inReturn = new Set(returns.filter(isOpen).flatMap(({ lineIds }) => lineIds));
  return lines.filter(({ id, state }) => state === 'open' && !inReturn.has(id));
}

/** Only what was delivered and kept is reviewed. */
export const canReview = ({ state }: OrderRow, line: LineRow): boolean =>
  line.state === 'open' && (state === 'delivered' || state === 'completed');

/** Whether the buyer pays the seller by a transfer. */
export const isTransfer = ({ paymentMethod }: OrderRow): boolean =>
  !isHeldByPlatform(paymentMethod) && paymentMethod !== 'cash_on_delivery';

/** What a reader may do now, by the names of the calls. */
export function listActions(parts: OrderParts, { reader, now }: { reader: Reader; now: Date }): string[] {
  const { order, lines, parcels, returns } = parts;
  const may = (event: OrderEventName) => findTransition(event, order.state, reader) !== null;
  const has = (...states: ReturnRow['state'][]) => returns.some(({ state }) => states.includes(state));
  const isInWindow = order.dueAt !== null && now < order.dueAt;
  const isCashDue = order.paymentMethod === 'cash_on_delivery' && !isPaid(order) && restOf(order) > 0;
  const actions: Record<Reader, Record<string, boolean>> = {
    buyer: {
      pay: order.state === 'awaiting_payment' && order.paymentMethod !== 'cash_on_delivery',
      'claim-payment': may('payment_claimed') && isTransfer(order),
      cancel: may('cancelled') && parcels.length === 0,
      'confirm-receipt': may('delivered'),
      'request-return': may('return_requested') && isInWindow && returnableLines(lines, returns).length > 0,
      'dispute-return': may('return_disputed') && has('declined', 'accepted', 'expired'),
      review: parts.canReview,
      receipt: isPaid(order) || order.paymentState === 'refunded',
    },
    seller: {
      'mark-paid': (may('paid') && isTransfer(order)) || (may('cash_received') && isCashDue),
      ship: may('shipped') && unshippedLines(lines).length > 0,
      decline: may('declined') && unshippedLines(lines).length > 0,
      'mark-delivered': may('delivered') || (may('part_delivered') && parcels.some(({ deliveredAt }) => !deliveredAt)),
      'accept-return': may('return_accepted') && has('requested'),
      'decline-return': may('return_declined') && has('requested'),
      'mark-returned': may('return_refunded') && has('requested', 'accepted'),
      refund: may('goodwill_refund') && isPaid(order) && restOf(order) > 0,
    },
  };
  return Object.entries(actions[reader]).flatMap(([name, isPossible]) => (isPossible ? [name] : []));
}
