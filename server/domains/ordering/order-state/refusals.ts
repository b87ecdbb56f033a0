import { AppError, type ErrorMessageKey } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { type OrderState, orderStates, type ReturnState } from '../../../../contracts/ordering/orders/order-states.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { LineRow, OrderRow, ReturnRow } from './order-rows.ts';
import type { OrderEventName } from './transitions.ts';

type Reason = ErrorMessageKey | null;

/** The events that a buyer or a seller can ask for, and why they are not possible in a state; null where they are. */
// biome-ignore format: a table is read by its columns.
const table = {
  //                 awaiting_payment       to_ship                 shipped                 delivered                completed             cancelled
  payment_claimed:  [null,                  'order_paid_already',   'order_paid_already',   'order_paid_already',    'order_paid_already', 'order_is_cancelled'],
  paid:             [null,                  'order_paid_already',   'order_paid_already',   'order_paid_already',    'order_paid_already', 'order_is_cancelled'],
  cash_received:    ['order_unpaid_still',  null,                   null,                   null,                    null,                 'order_is_cancelled'],
  cancelled:        [null,                  null,                   'cancel_on_its_way',    'cancel_delivered',      'cancel_completed',   'order_is_cancelled'],
  lines_declined:   ['order_unpaid_still',  null,                   'decline_sent',         'decline_sent',          'decline_sent',       'order_is_cancelled'],
  declined:         [null,                  null,                   'decline_sent',         'decline_sent',          'decline_sent',       'order_is_cancelled'],
  part_shipped:     ['order_unpaid_still',  null,                   'order_all_sent',       'order_all_sent',        'order_all_sent',     'order_is_cancelled'],
  shipped:          ['order_unpaid_still',  null,                   'order_all_sent',       'order_all_sent',        'order_all_sent',     'order_is_cancelled'],
  part_delivered:   ['order_nothing_sent',  null,                   null,                   'order_all_sent',        'order_all_sent',     'order_is_cancelled'],
  delivered:        ['order_nothing_sent',  'order_nothing_sent',   null,                   'order_all_sent',        'order_all_sent',     'order_is_cancelled'],
  return_requested: ['return_not_delivered', 'return_not_delivered', 'return_not_delivered', null,                   'return_completed',   'order_is_cancelled'],
  return_accepted:  ['return_unknown',      'return_unknown',       'return_unknown',       null,                    'returns_closed',     'order_is_cancelled'],
  return_declined:  ['return_unknown',      'return_unknown',       'return_unknown',       null,                    'returns_closed',     'order_is_cancelled'],
  return_sent:      ['return_unknown',      'return_unknown',       'return_unknown',       null,                    'returns_closed',     'order_is_cancelled'],
  return_disputed:  ['return_unknown',      'return_unknown',       'return_unknown',       null,                    'returns_closed',     'order_is_cancelled'],
  return_refunded:  ['return_unknown',      'return_unknown',       'return_unknown',       null,                    'returns_closed',     'order_is_cancelled'],
  goodwill_refund:  ['refund_unpaid',       'refund_before_completion', 'refund_before_completion', 'refund_before_completion', null,      'order_is_cancelled'],
  payback_account:  ['payback_none',        null,                   null,                   null,                    null,                 null],
  payback_sent:     ['payback_none',        null,                   null,                   null,                    null,                 null],
  payback_disputed: ['payback_none',        null,                   null,                   null,                    null,                 null],
  payback_received: ['payback_none',        null,                   null,                   null,                    null,                 null],
} as const satisfies Partial<Record<OrderEventName, readonly [Reason, Reason, Reason, Reason, Reason, Reason]>>;

/** Why an event is not possible in a state; null where it is, or where only the platform causes it. */
export function findRefusal(event: OrderEventName, state: OrderState): Reason {
  if (!(event in table)) return null;
  return table[event as keyof typeof table][orderStates.indexOf(state)] ?? null;
}

/** Refuses what an order does not allow, in a sentence that says why. */
export function refuse(key: ErrorMessageKey, parameters: Record<string, string | number> = {}): AppError {
  return new AppError('order_changed', { key, parameters });
}

/** The same with the day that the sentence names. */
export function refuseWithDay(key: ErrorMessageKey, day: Date): AppError {
  return new AppError('order_changed', {
    ...{ key, parameters: { day_iso: day.toISOString() } },
    words: { day: withLocale('en', () => formatDate(day)) },
  });
}

/** The same with the amount that the sentence names. */
export function refuseWithAmount(key: ErrorMessageKey, cents: number, currency: ShopCurrency): AppError {
  return new AppError('order_changed', {
    ...{ key, parameters: { amount_cents: cents, currency } },
    words: { amount: formatMoney(cents, currency) },
  });
}

/** The error for an event that the state of an order does not allow. */
export function refuseEvent(event: OrderEventName, order: Pick<OrderRow, 'state' | 'closedAt'>): AppError {
  const key = findRefusal(event, order.state) ?? 'order_changed';
  return key === 'return_completed' ? refuseWithDay(key, order.closedAt ?? new Date()) : refuse(key);
}

/** Why a return does not allow an answer any more, or not yet. */
const returnReasons: Record<ReturnState, ErrorMessageKey> = {
  requested: 'return_waits_for_seller',
  accepted: 'return_answered',
  refunded: 'return_refunded_before',
  declined: 'return_answered',
  expired: 'return_ended_unsent',
  disputed: 'return_disputed_now',
  decided: 'return_decided_before',
};

export function refuseReturn({ state, answerBy }: Pick<ReturnRow, 'state' | 'answerBy'>): AppError {
  const key = returnReasons[state];
  return key === 'return_waits_for_seller' ? refuseWithDay(key, answerBy) : refuse(key);
}

/** Why a line cannot be asked to be returned. */
export function refuseLineReturn(
  { id, state }: Pick<LineRow, 'id' | 'state'>,
  returns: readonly ReturnRow[],
): AppError {
  if (state !== 'open') return refuseLine({ state });
  const earlier = returns.findLast(({ lineIds }) => lineIds.includes(id));
  if (earlier?.state === 'declined') return refuse('return_declined_before');
  const isOpen = earlier && ['requested', 'accepted', 'disputed'].includes(earlier.state);
  return refuse(isOpen ? 'line_in_return' : 'return_asked_before');
}

/** Why nothing can be done with a line any more. */
export function refuseLine({ state }: Pick<LineRow, 'state'>): AppError {
  if (state === 'open') return refuse('line_sent');
  return refuse(state === 'returned' ? 'line_returned' : 'line_declined');
}
