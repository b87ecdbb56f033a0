import { expect, test } from 'vitest';
import {
  type OrderState,
  orderStates,
  type PaymentState,
  paymentStates,
} from '../../../../../contracts/ordering/orders/order-states.ts';
import type { Order, OrderLine } from '../../../../../contracts/ordering/orders/orders.ts';
import { findToDo } from './find-to-do.ts';

const now = new Date('2026-11-18T12:00:00Z');
const due_at = '2026-11-20T12:00:00.000Z';
const line = (id: string, state: OrderLine['state'] = 'open') => ({ id, state }) as OrderLine;
const asked = (...line_ids: string[]) => ({ line_ids }) as Order['returns'][number];

function textOf(changes: Partial<Order>): string {
  const order = {
    ...{ actions: [], lines: [line('1')], returns: [], has_open_return: false, due_at },
    ...{
      total_cents: 1300,
      refunded_cents: 0,
      disputed_cents: 0,
      evidence_due_at: null,
      payback_cents: 0,
      paybacks: [],
      cancels_at: null,
      payment_state: 'paid',
    },
    ...changes,
  } as unknown as Order;
  return findToDo(order, now).text;
}

/** Every pair of states, in the order of `paymentStates`. */
const table: Record<OrderState, Record<PaymentState, string>> = {
  awaiting_payment: {
    ...{ unpaid: 'payBy', claimed: 'confirmBy', paid: 'payBy', to_pay_back: 'payBy', refunded: 'payBy' },
    disputed: 'payBy',
  },
  to_ship: {
    ...{ unpaid: 'shipBy', claimed: 'shipBy', paid: 'shipBy', to_pay_back: 'shipBy', refunded: 'shipBy' },
    disputed: 'shipBy',
  },
  shipped: {
    ...{ unpaid: 'deliveredAt', claimed: 'deliveredAt', paid: 'deliveredAt', refunded: 'deliveredAt' },
    to_pay_back: 'deliveredAt',
    disputed: 'deliveredAt',
  },
  delivered: {
    ...{ unpaid: 'completesAt', claimed: 'completesAt', paid: 'completesAt', refunded: 'completesAt' },
    to_pay_back: 'completesAt',
    disputed: 'disputeWaits',
  },
  completed: {
    ...{ unpaid: 'nothingToDo', claimed: 'nothingToDo', paid: 'nothingToDo', refunded: 'nothingToDo' },
    to_pay_back: 'nothingToDo',
    disputed: 'nothingToDo',
  },
  cancelled: {
    ...{ unpaid: 'nothingToDo', claimed: 'payBack', paid: 'nothingToDo', refunded: 'nothingToDo' },
    to_pay_back: 'nothingToDo',
    disputed: 'nothingToDo',
  },
};

test.each(orderStates)('an order that is %s says what it waits for, however it is paid', (state) => {
  const found = paymentStates.map((payment_state) => [payment_state, textOf({ state, payment_state })]);
  expect(Object.fromEntries(found)).toEqual(table[state]);
});

test.each([
  ['all lines came back', { lines: [line('1', 'returned')], refunded_cents: 1000 }, 'nothingToDo'],
  ['all of it was refunded', { refunded_cents: 1300, payment_state: 'refunded' }, 'nothingToDo'],
  [
    'one line came back and the other can be returned',
    { lines: [line('1', 'returned'), line('2')], returns: [asked('1')] },
    'completesAt',
  ],
  ['the return of its only line was declined', { returns: [asked('1')] }, 'completesOn'],
  ['a return waits for an answer', { has_open_return: true, actions: ['accept-return'] }, 'returnWaits'],
  ['goods are on their way back', { has_open_return: true, actions: ['mark-returned'] }, 'returnWaits'],
  ['a return is disputed', { has_open_return: true }, 'nothingToDo'],
] as [string, Partial<Order>, string][])('a delivered order of which %s does not wait for more', (_, changes, text) => {
  expect(textOf({ state: 'delivered', ...changes })).toBe(text);
});

test('an order that should have been sent says so', () => {
  expect(textOf({ state: 'to_ship', due_at: '2026-11-17T12:00:00.000Z' })).toBe('shipLate');
});

test('an order that is late says when it ends by itself', () => {
  const late = { state: 'to_ship', due_at: '2026-11-17T12:00:00.000Z' } as const;
  expect(textOf(late)).toBe('shipLate');
  expect(textOf({ ...late, cancels_at: '2026-11-24T12:00:00.000Z' })).toBe('shipLateEnds');
});

test.each([
  ['needs_account', 'paybackWaits'],
  ['due', 'paybackWaits'],
  ['sent', 'nothingToDo'],
  ['received', 'nothingToDo'],
] as const)('a cancelled order whose payback is %s says %s', (state, text) => {
  const paybacks = [{ state }] as Order['paybacks'];
  expect(textOf({ state: 'cancelled', payment_state: 'to_pay_back', paybacks })).toBe(text);
});
