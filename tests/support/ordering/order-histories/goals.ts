import { payoutStates } from '../../../../contracts/money/payout-rules.ts';
import {
  orderStates,
  paybackStates,
  paymentStates,
  returnStates,
} from '../../../../contracts/ordering/orders/order-states.ts';
import { type Transition, transitions } from '../../../../server/domains/ordering/order-state/transitions.ts';
import { disputeStates } from '../../../../server/schema/ordering/order-payments.ts';
import type { orderEvents } from '../../../../server/schema/ordering/orders.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/** Steps that the table allows and no single order with one payment takes, or hardly any. */
const outOfReach: Record<string, readonly Transition['from'][number][]> = {
  // One payment comes in once: only one that ended unpaid is paid late.
  paid_late: ['awaiting_payment', 'to_ship', 'shipped', 'delivered', 'completed'],
  // What was not paid, or is given back by a cancellation, is not disputed.
  payment_disputed: ['awaiting_payment', 'cancelled'],
  dispute_won: ['awaiting_payment', 'cancelled'],
  dispute_lost: ['awaiting_payment', 'cancelled'],
  refunded_elsewhere: ['awaiting_payment', 'cancelled'],
  // Before the payment there is nothing to send back.
  refund_sent: ['awaiting_payment'],
};

const nameStep = (from: string | null, event: string, by: string) => `${event} by ${by} in ${from ?? 'no state'}`;

const reachable = transitions.flatMap(({ event, from, by }) =>
  (from.length === 0 ? [null] : from)
    .filter((state) => state === null || !outOfReach[event]?.includes(state))
    .flatMap((state) => by.map((actor) => ({ event, state, actor }))),
);

const nameEvent = (event: string, by: string) => `event ${event} by ${by}`;

/** A payback goes its own way, whichever state its order is in. */
const isOfPayback = (event: string) => event.startsWith('payback_');

/** Every step of the table that an order can take: the event, who causes it and, where it matters, in which state. */
export const everyStep: readonly string[] = [
  ...new Set(
    reachable.map(({ state, event, actor }) =>
      isOfPayback(event) ? nameEvent(event, actor) : nameStep(state, event, actor),
    ),
  ),
];

/** Every event by everyone who can cause it, in whichever state. */
export const everyEvent: readonly string[] = [...new Set(reachable.map(({ event, actor }) => nameEvent(event, actor)))];

/** Every state of orders, their payments, returns, lines, card payments and disputes, and of payouts and debts of sellers. */
export const everyState: readonly string[] = [
  ...orderStates.map((state) => `order ${state}`),
  ...paymentStates.map((state) => `money ${state}`),
  ...returnStates.map((state) => `return ${state}`),
  ...paybackStates.map((state) => `payback ${state}`),
  ...['open', 'declined', 'returned'].map((state) => `line ${state}`),
  // A session that failed for good is one of a real provider.
  ...['started', 'paid', 'returned'].map((state) => `card payment ${state}`),
  ...disputeStates.map((state) => `dispute part ${state}`),
  ...payoutStates.map((state) => `payout ${state}`),
  'a seller owes',
];

export const everyRefusal: readonly string[] = ['order_changed', 'not_enough_money', 'key_used_before'].map(
  (code) => `refused with ${code}`,
);

/** What was reached, and how often. */
export function createTally() {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const countOf = (name: string) => counts.get(name) ?? 0;
  return {
    add,
    countOf,
    addStates({ order, lines, returns, paybacks, payment, disputes, payout, debtCents }: OrderSnapshot) {
      add(`order ${order.state}`);
      add(`money ${order.paymentState}`);
      for (const { state } of returns) add(`return ${state}`);
      for (const { state } of paybacks) add(`payback ${state}`);
      for (const { state } of lines) add(`line ${state}`);
      if (payment) add(`card payment ${payment.state}`);
      for (const { state, reference } of disputes) add(`dispute ${reference} ${state}`);
      if (payout) add(`payout ${payout.state}`);
      if (debtCents > 0) add('a seller owes');
    },
    addEvents(events: Pick<typeof orderEvents.$inferSelect, 'event' | 'by' | 'fromState'>[]) {
      for (const { event, by, fromState } of events) {
        add(nameEvent(event, by));
        add(nameStep(fromState, event, by));
      }
    },
    missing: (goals: readonly string[]) => goals.filter((goal) => countOf(goal) === 0),
  };
}

export type Tally = ReturnType<typeof createTally>;
