import type { AppError } from '../../../../contracts/errors.ts';
import { isHeldByPlatform, isPaid, type OrderRow, restOf } from './order-money.service.ts';
import type { LineRow, ParcelRow, PaybackRow, ReturnRow } from './order-rows.ts';
import { refuse, refuseLine } from './refusals.ts';
import { type Actor, findTransition, type OrderEventName } from './transitions.ts';

export type Reader = Exclude<Actor, 'platform'>;

interface OrderParts {
  order: OrderRow;
  lines: LineRow[];
  parcels: ParcelRow[];
  returns: ReturnRow[];
  paybacks: PaybackRow[];
  /** Whether there is a line to review. */
  canReview: boolean;
}

/** Lines that are neither declined nor on their way. */
export const unshippedLines = (lines: LineRow[]): LineRow[] =>
  lines.filter(({ state, parcelId }) => state === 'open' && parcelId === null);

/** Lines that can be returned: a return is asked for once a line, so that declined ones do not hold the money for ever. */
export function returnableLines(lines: LineRow[], returns: ReturnRow[]): LineRow[] {
  const inReturn = new Set(returns.flatMap(({ lineIds }) => lineIds));
  return lines.filter(({ id, state }) => state === 'open' && !inReturn.has(id));
}

/** Only what was delivered, paid and kept is reviewed; otherwise the reason why not. */
export function findReviewRefusal(order: OrderRow, line: LineRow): AppError | null {
  if (order.state === 'cancelled') return refuse('order_is_cancelled');
  if (order.state !== 'delivered' && order.state !== 'completed') return refuse('review_before_delivery');
  if (line.state !== 'open') return refuseLine(line);
  return isPaid(order) ? null : refuse('review_unpaid');
}

export const canReview = (order: OrderRow, line: LineRow): boolean => findReviewRefusal(order, line) === null;

/** Whether the buyer pays the seller by a transfer. */
export const isTransfer = ({ paymentMethod }: OrderRow): boolean =>
  !isHeldByPlatform(paymentMethod) && paymentMethod !== 'cash_on_delivery';

/** What a reader may do now, by the names of the calls. */
export function listActions(parts: OrderParts, { reader, now }: { reader: Reader; now: Date }): string[] {
  const { order, lines, parcels, returns, paybacks } = parts;
  const may = (event: OrderEventName) => findTransition(event, order.state, reader) !== null;
  const has = (...states: ReturnRow['state'][]) => returns.some(({ state }) => states.includes(state));
  const owes = (...states: PaybackRow['state'][]) => paybacks.some(({ state }) => states.includes(state));
  const isInWindow = order.dueAt !== null && now < order.dueAt;
  // Nothing is given back while the card's bank may take it.
  const isDisputed = order.paymentState === 'disputed';
  const isCashDue = order.paymentMethod === 'cash_on_delivery' && !isPaid(order) && restOf(order) > 0;
  const actions: Record<Reader, Record<string, boolean>> = {
    buyer: {
      pay: order.state === 'awaiting_payment' && order.paymentMethod !== 'cash_on_delivery',
      'claim-payment': may('payment_claimed') && isTransfer(order) && order.claimedAt === null,
      cancel: may('cancelled') && parcels.length === 0 && !isDisputed,
      'confirm-receipt': may('delivered'),
      'request-return': may('return_requested') && isInWindow && returnableLines(lines, returns).length > 0,
      'send-return': may('return_sent') && has('accepted'),
      'dispute-return': may('return_disputed') && has('declined', 'accepted', 'expired'),
      review: parts.canReview,
      receipt: isPaid(order) || order.paymentState === 'refunded' || order.paymentState === 'to_pay_back',
      'payback-account': owes('needs_account', 'due'),
      'payback-received': owes('needs_account', 'due', 'sent', 'disputed'),
      'payback-missing': owes('sent'),
    },
    seller: {
      'mark-paid': (may('paid') && isTransfer(order)) || (may('cash_received') && isCashDue),
      ship: may('shipped') && unshippedLines(lines).length > 0,
      decline: may('declined') && unshippedLines(lines).length > 0 && !isDisputed,
      'mark-delivered': may('delivered') || (may('part_delivered') && parcels.some(({ deliveredAt }) => !deliveredAt)),
      'accept-return': may('return_accepted') && has('requested'),
      'decline-return': may('return_declined') && has('requested'),
      'mark-returned': may('return_refunded') && has('requested', 'accepted') && !isDisputed,
      'send-payback': owes('needs_account', 'due'),
      refund: may('goodwill_refund') && isPaid(order) && restOf(order) > 0 && !isDisputed,
    },
  };
  return Object.entries(actions[reader]).flatMap(([name, isPossible]) => (isPossible ? [name] : []));
}
