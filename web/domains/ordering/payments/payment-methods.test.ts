import { beforeEach, describe, expect, test } from 'vitest';
import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { initialMethod, methodFor, offeredMethods, rememberPaymentMethod } from './payment-methods.ts';

const seller = (seller_id: string, payment_methods: PaymentMethod[]) =>
  ({ seller_id, payment_methods }) as unknown as CartSeller;
const malee = seller('1', ['card', 'promptpay']);
const chan = seller('2', ['promptpay', 'cash_on_delivery']);

beforeEach(() => localStorage.clear());

describe('ways to pay two sellers', () => {
  test('are those that one of them takes', () =>
    expect(offeredMethods([malee, chan])).toEqual(['card', 'promptpay', 'cash_on_delivery']));

  test('begin with one that both take, or with the last one used', () => {
    expect(initialMethod([malee, chan], null)).toBe('promptpay');
    rememberPaymentMethod('card');
    expect(initialMethod([malee, chan], null)).toBe('card');
    expect(initialMethod([chan], null)).toBe('promptpay');
    expect(initialMethod([malee, chan], 'cash_on_delivery')).toBe('cash_on_delivery');
    expect(initialMethod([], null)).toBeNull();
  });

  test('are chosen for each seller where the common one is not taken', () => {
    expect(methodFor(malee, 'card', {})).toBe('card');
    expect(methodFor(chan, 'card', {})).toBe('promptpay');
    expect(methodFor(chan, 'card', { 2: 'cash_on_delivery' })).toBe('cash_on_delivery');
    expect(methodFor(malee, 'promptpay', { 1: 'cash_on_delivery' })).toBe('promptpay');
  });
});
