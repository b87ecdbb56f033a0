import type { ErrorCode } from '../../../../contracts/errors.ts';
import type { PayoutState } from '../../../../contracts/money/payout-rules.ts';
import type { OrderState, ReturnState } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Actor, OrderEventName } from '../../../../server/domains/ordering/order-state/transitions.ts';
import type { OrderSnapshot, ReturnSnapshot } from './order-snapshot.ts';

export type EventByActor = `${OrderEventName} by ${Actor}`;

/** The events and the state of a payout that an action causes, none where it changes nothing, or the code with which it is refused. */
export type Outcome = { events: EventByActor[]; payout?: PayoutState } | { refused: ErrorCode };

export const causes = (...events: EventByActor[]): Outcome => ({ events });
export const changesNothing: Outcome = { events: [] };
/** Leads the newest payout of the seller to this state, or opens one. */
export const leadsPayoutTo = (payout: PayoutState): Outcome => ({ events: [], payout });
/** Whether anything changes. */
export const isChange = (outcome: Outcome): boolean =>
  'events' in outcome && (outcome.events.length > 0 || outcome.payout !== undefined);
export const refusedWith = (code: ErrorCode): Outcome => ({ refused: code });
export const refusedHere = refusedWith('order_changed');

export const isIn = ({ order }: OrderSnapshot, ...states: OrderState[]): boolean => states.includes(order.state);
export const isPaid = ({ order }: OrderSnapshot): boolean => ['paid', 'disputed'].includes(order.paymentState);
export const isCash = ({ order }: OrderSnapshot): boolean => order.paymentMethod === 'cash_on_delivery';
export const isDisputed = ({ order }: OrderSnapshot): boolean => order.paymentState === 'disputed';
export const restOf = ({ order }: OrderSnapshot): number => order.totalCents - order.refundedCents;

export const openLines = ({ lines }: OrderSnapshot) => lines.filter(({ state }) => state === 'open');
export const unsentLines = (seen: OrderSnapshot) => openLines(seen).filter(({ parcelId }) => parcelId === null);

/** Lines that arrived, were kept and were in no return. */
export function returnableLines(seen: OrderSnapshot) {
  const inReturn = seen.returns.flatMap((row) => row.lineIds);
  return openLines(seen).filter(({ id }) => !inReturn.includes(id));
}

/** Whether the price of these lines can go back to the buyer: it did not before, and the bank does not dispute it. */
export function canRefund(seen: OrderSnapshot, lineIds: readonly number[]): boolean {
  const lines = openLines(seen).filter(({ id }) => lineIds.includes(id));
  const cents = lines.reduce((sum, line) => sum + line.units * line.unitPriceCents - line.refundedCents, 0);
  return lines.length === lineIds.length && (cents === 0 || !isDisputed(seen));
}

/** What declining these lines does: the order ends with its last line, and is on its way when the rest already is. */
export function expectDecline(seen: OrderSnapshot, lineIds: readonly number[]): Outcome {
  if (lineIds.length === 0 || lineIds.some((id) => !unsentLines(seen).some((line) => line.id === id))) {
    return refusedHere;
  }
  if (lineIds.length === openLines(seen).length) {
    return isIn(seen, 'awaiting_payment', 'to_ship') && !isDisputed(seen) ? causes('declined by seller') : refusedHere;
  }
  if (!isIn(seen, 'to_ship') || !canRefund(seen, lineIds)) return refusedHere;
  return lineIds.length === unsentLines(seen).length
    ? causes('lines_declined by seller', 'shipped by seller')
    : causes('lines_declined by seller');
}

export interface ReturnStep {
  from: ReturnState[];
  to: ReturnState;
  event: EventByActor;
  /** Whether the price of its lines goes back. */
  refunds?: boolean;
}

/** What an answer to a return does, which is given in some states and leads to another. */
export function expectAnswer(
  seen: OrderSnapshot,
  asked: ReturnSnapshot | undefined,
  {
    from,
    to,
    event,
    refunds = false,
  }: { from: ReturnState[]; to: ReturnState; event: EventByActor; refunds?: boolean },
): Outcome {
  if (asked?.state === to) return changesNothing;
  if (!asked || !from.includes(asked.state) || !isIn(seen, 'delivered')) return refusedHere;
  return refunds && !canRefund(seen, asked.lineIds) ? refusedHere : causes(event);
}
