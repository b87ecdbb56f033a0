import type { OrderState } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';

export type Actor = 'buyer' | 'seller' | 'platform';

/** What an event does to the units of its lines. */
export type StockEffect = 'none' | 'take' | 'give back';

/**
 * What an event does to the money. Where the buyer pays the seller directly, the same is only written down: nothing of
 * it passes through the platform, and the commission is owed by an invoice.
 */
export type MoneyEffect =
  | 'none'
  /** The payment is held for the seller. */
  | 'hold'
  /** What is held goes to the seller, less the commission. */
  | 'release'
  /** All that was not given back yet goes back to the buyer. */
  | 'refund rest'
  /** The price of the lines goes back to the buyer. */
  | 'refund lines'
  /** An amount of the seller's choice goes back to the buyer, from what the seller has available. */
  | 'goodwill'
  /** What the card's bank disputes is kept apart until that is decided. */
  | 'set apart'
  /** What was kept apart is the order's again. */
  | 'restore'
  /** The bank or the provider has taken money back; what the seller no longer has becomes a debt. */
  | 'take back'
  /** The buyer, who had paid the seller directly, has an amount back from the seller. */
  | 'paid back';

export interface Transition {
  event: string;
  /** Empty where the event begins the order. */
  from: readonly OrderState[];
  /** Null where the state stays. */
  to: OrderState | null;
  /** Who may cause it. */
  by: readonly Actor[];
  stock: StockEffect;
  money: MoneyEffect;
  /** Who is told. */
  notifies: readonly Exclude<Actor, 'platform'>[];
}

const open: OrderState[] = ['awaiting_payment', 'to_ship', 'shipped', 'delivered'];
const any: OrderState[] = [...open, 'completed', 'cancelled'];
/** Where money was paid that a seller may have to pay back. */
const paid: OrderState[] = ['to_ship', 'shipped', 'delivered', 'completed', 'cancelled'];

// biome-ignore format: a table is read by its columns.
const table = [
  // event             from                           to                  who may                 stock        money           tells
  ['placed',           [],                            'awaiting_payment', ['buyer'],              'take',      'none',         ['buyer']],
  ['confirmed',        ['awaiting_payment'],          'to_ship',          ['platform'],           'none',      'none',         ['seller']],
  ['payment_claimed',  ['awaiting_payment'],          null,               ['buyer'],              'none',      'none',         ['seller']],
  ['paid',             ['awaiting_payment'],          'to_ship',          ['platform', 'seller'], 'none',      'hold',         ['buyer', 'seller']],
  ['cash_received',    ['to_ship', 'shipped', 'delivered', 'completed'], null, ['seller'],        'none',      'hold',         ['buyer']],
  ['paid_late',        any,                           null,               ['platform'],           'none',      'none',         ['buyer']],
  ['payment_disputed', any,                           null,               ['platform'],           'none',      'set apart',    ['seller']],
  ['dispute_won',      any,                           null,               ['platform'],           'none',      'restore',      ['seller']],
  ['dispute_lost',     any,                           null,               ['platform'],           'none',      'take back',    ['seller']],
  ['refunded_elsewhere', any,                         null,               ['platform'],           'none',      'take back',    ['buyer', 'seller']],
  ['expired',           ['awaiting_payment'],          'cancelled',        ['platform'],           'give back', 'none',         ['buyer']],
  ['cancelled',        ['awaiting_payment', 'to_ship'], 'cancelled',      ['buyer'],              'give back', 'refund rest',  ['buyer', 'seller']],
  ['lines_declined',   ['to_ship'],                   null,               ['seller'],             'none',      'refund lines', ['buyer']],
  ['declined',         ['awaiting_payment', 'to_ship'], 'cancelled',      ['seller'],             'none',      'refund rest',  ['buyer']],
  ['part_shipped',     ['to_ship'],                   null,               ['seller'],             'none',      'none',         ['buyer']],
  ['shipped',          ['to_ship'],                   'shipped',          ['seller', 'platform'], 'none',      'none',         ['buyer']],
  ['ship_reminded',    ['to_ship'],                   null,               ['platform'],           'none',      'none',         ['seller']],
  ['ship_overdue',     ['to_ship'],                   null,               ['platform'],           'none',      'none',         ['buyer']],
  ['lines_not_shipped', ['to_ship'],                  null,               ['platform'],           'none',      'refund lines', ['buyer', 'seller']],
  ['not_shipped',      ['to_ship'],                   'cancelled',        ['platform'],           'none',      'refund rest',  ['buyer', 'seller']],
  ['part_delivered',   ['to_ship', 'shipped'],        null,               ['seller'],             'none',      'none',         []],
  ['delivered',        ['shipped'],                   'delivered',        ['buyer', 'seller', 'platform'], 'none', 'none',     ['buyer']],
  ['return_requested', ['delivered'],                 null,               ['buyer'],              'none',      'none',         ['seller']],
  ['return_accepted',  ['delivered'],                 null,               ['seller', 'platform'], 'none',      'none',         ['buyer']],
  ['return_sent',      ['delivered'],                 null,               ['buyer'],              'none',      'none',         ['seller']],
  ['return_declined',  ['delivered'],                 null,               ['seller'],             'none',      'none',         ['buyer']],
  ['return_expired',    ['delivered'],                 null,               ['platform'],           'none',      'none',         ['buyer', 'seller']],
  ['return_disputed',  ['delivered'],                 null,               ['buyer'],              'none',      'none',         ['seller']],
  ['return_refunded',  ['delivered'],                 null,               ['seller'],             'none',      'refund lines', ['buyer']],
  ['return_granted',   ['delivered'],                 null,               ['platform'],           'none',      'refund lines', ['buyer', 'seller']],
  ['return_refused',   ['delivered'],                 null,               ['platform'],           'none',      'none',         ['buyer', 'seller']],
  ['completed',        ['delivered'],                 'completed',        ['platform'],           'none',      'release',      ['seller']],
  ['goodwill_refund',  ['completed'],                 null,               ['seller'],             'none',      'goodwill',     ['buyer']],
  ['payback_account_reminded', paid,                  null,               ['platform'],           'none',      'none',         ['buyer']],
  ['payback_account',  paid,                          null,               ['buyer'],              'none',      'none',         ['seller']],
  ['payback_reminded', paid,                          null,               ['platform'],           'none',      'none',         ['seller']],
  ['payback_overdue',  paid,                          null,               ['platform'],           'none',      'none',         ['buyer', 'seller']],
  ['payback_sent',     paid,                          null,               ['seller'],             'none',      'none',         ['buyer']],
  ['payback_disputed', paid,                          null,               ['buyer'],              'none',      'none',         ['seller']],
  ['payback_refused',  paid,                          null,               ['platform'],           'none',      'none',         ['buyer', 'seller']],
  ['payback_received', paid,                          null,               ['buyer'],              'none',      'paid back',    ['seller']],
  ['payback_settled',  paid,                          null,               ['platform'],           'none',      'paid back',    ['buyer', 'seller']],
  ['refund_sent',      any,                           null,               ['platform'],           'none',      'none',         ['buyer']],
] as const satisfies readonly (readonly [
  string, readonly OrderState[], OrderState | null, readonly Actor[], StockEffect, MoneyEffect, Transition['notifies'],
])[];

export type OrderEventName = (typeof table)[number][0];

export const transitions: readonly (Transition & { event: OrderEventName })[] = table.map(
  ([event, from, to, by, stock, money, notifies]) => ({ event, from, to, by, stock, money, notifies }),
);

const byName = new Map(transitions.map((transition) => [transition.event, transition]));

export function getTransition(event: OrderEventName): Transition {
  const transition = byName.get(event);
  if (!transition) throw new Error(`There is no event ${event}.`);
  return transition;
}

/** The transition of an event in a state by an actor; null where it is not allowed. */
export function findTransition(event: OrderEventName, state: OrderState | null, by: Actor): Transition | null {
  const transition = getTransition(event);
  const isAllowed = state === null ? transition.from.length === 0 : transition.from.includes(state);
  return isAllowed && transition.by.includes(by) ? transition : null;
}

export interface EventDeps {
  queue: Pick<Queue, 'enqueue'>;
}

/** An event that is to be applied to an order. */
export interface OrderEventRequest {
  orderId: number;
  event: OrderEventName;
  by: Actor;
  at: Date;
  /** With a key, the event happens once; the same key for another event is refused. */
  key?: string;
  detail?: Record<string, string | number | null>;
  /** The lines that are declined or returned. */
  lineIds?: readonly number[];
  /** What the seller gives or has paid back, or the bank disputes or takes. */
  amountCents?: number;
  /** Whether that amount was kept apart before. */
  isSetApart?: boolean;
}
