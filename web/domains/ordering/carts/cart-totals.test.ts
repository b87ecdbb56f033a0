import { expect, test } from 'vitest';
import type { Cart } from '../../../../contracts/ordering/carts.ts';
import { buyableSellers, cartIn, totalsOf } from './cart-totals.ts';

const line = (price_cents: number, units: number, problem: string | null = null) => ({ price_cents, units, problem });
const delivery = (fee_cents: number, may_have_customs = false) => ({ fee_cents, may_have_customs });
const cartOf = (sellers: object[]) =>
  ({ sellers: sellers.map((seller) => ({ currency: 'USD', ...seller })) }) as unknown as Cart;

test('the sum counts what can be bought, and the delivery of its sellers alone', () => {
  const cart = cartOf([
    { lines: [line(3990, 1), line(2800, 2), line(9900, 1, 'sold_out')], delivery: delivery(160), return_days: 14 },
    { lines: [line(8900, 1)], delivery: delivery(210, true), return_days: 7 },
    { lines: [line(500, 1, 'not_shipped_there')], delivery: null },
  ]);
  expect(buyableSellers(cart).map(({ lines }) => lines.length)).toEqual([2, 1]);
  expect(totalsOf(cart)).toEqual([
    {
      currency: 'USD',
      units: 4,
      itemsCents: 18_490,
      deliveryCents: 370,
      totalCents: 18_860,
      sellers: 2,
      returnDays: 7,
      mayHaveCustoms: true,
    },
  ]);
});

test('the delivery is not known before the country is', () => {
  const [totals] = totalsOf(cartOf([{ lines: [line(1000, 1)], delivery: null }]));
  expect(totals).toMatchObject({ deliveryCents: null, totalCents: 1000 });
});

test('each currency of a cart is a sum of its own, in the order of the cart', () => {
  const cart = cartOf([
    { currency: 'VND', lines: [line(150_000, 2)], delivery: delivery(30_000) },
    { lines: [line(1000, 1)], delivery: delivery(200) },
    { currency: 'VND', lines: [line(90_000, 1)], delivery: delivery(0) },
  ]);
  const sums = totalsOf(cart).map(({ currency, totalCents, sellers }) => ({ currency, totalCents, sellers }));
  expect(sums).toEqual([
    { currency: 'VND', totalCents: 420_000, sellers: 2 },
    { currency: 'USD', totalCents: 1200, sellers: 1 },
  ]);
  expect(totalsOf(cartIn(cart, 'USD'))).toHaveLength(1);
});
