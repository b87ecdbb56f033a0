import { randomUUID } from 'node:crypto';
import { ApiFailure } from '../../../contracts/client/client.ts';
import { signUpCustomer } from '../../../contracts/identity/accounts.ts';
import { languages } from '../../../contracts/languages.ts';
import { listProducts } from '../../../contracts/marketplace/listings.ts';
import { type Cart, getCart, putCart } from '../../../contracts/ordering/carts.ts';
import { checkout, payPurchase } from '../../../contracts/ordering/checkout.ts';
import {
  cancelOrder,
  getCustomerOrder,
  getOrderReceipt,
  listCustomerOrders,
} from '../../../contracts/ordering/orders/customer-orders.ts';
import { address, goodCard } from '../../../tests/support/ordering/orders.ts';
import type { Person } from '../person.ts';
import { credentialsOf } from './account.ts';

const { country } = address;
const refundMs = 20_000;

/** Signs up, fills a cart, orders and pays by card, reads the orders, and sometimes cancels one. */
export async function buySomething(person: Person): Promise<void> {
  await person.visit('/signup-user');
  await person.think();
  person.token = (await person.api(signUpCustomer, { body: credentialsOf(person) })).token;
  const cart = await fillCart(person);
  const lines = payableByCard(cart);
  // Others may have bought the last units of everything that was chosen.
  if (lines.length === 0) return;
  const orders = await order(person, lines);
  for (const id of orders) await readOrder(person, id);
  const [regretted] = orders;
  if (regretted && person.random.happens(0.5)) await cancel(person, regretted);
}

async function fillCart(person: Person): Promise<Cart> {
  const { products } = await person.api(listProducts, { body: {} });
  const steady = products.filter(person.isSteady);
  const wanted = new Set(Array.from({ length: 3 }, () => person.random.pick(steady).id));
  const lines = [...wanted].map((product_id) => ({ product_id, units: 1 }));
  await person.api(putCart, { body: { lines, country } });
  await person.visit('/cart');
  const { cart } = await person.api(getCart, { body: { country } });
  person.require(cart.units === wanted.size, 'a cart keeps what was put into it');
  await person.think();
  return cart;
}

const payableByCard = ({ sellers }: Cart) =>
  sellers
    .filter(({ payment_methods, ships_there }) => payment_methods.includes('card') && ships_there)
    .flatMap((seller) => seller.lines)
    .filter(({ problem }) => problem === null)
    .map(({ product_id, units }) => ({ product_id, units }));

/** Places the orders twice with one key, as a double click does, and pays them twice; the ids of the orders. */
async function order({ api, require, visit, think }: Person, lines: ReturnType<typeof payableByCard>) {
  await visit('/checkout');
  await think();
  const body = { key: randomUUID(), address, payment_method: 'card', lines } as const;
  const placed = await Promise.all([api(checkout, { body }), api(checkout, { body })]).catch(ignoreSoldOut);
  if (!placed) return [];
  const [{ purchase_id: id, orders }, again] = placed;
  require(again.purchase_id === id, 'a checkout sent twice is one purchase');
  const payment = { params: { id }, body: { key: randomUUID(), card: goodCard } };
  const paid = await Promise.all([api(payPurchase, payment), api(payPurchase, payment)]);
  require(paid.every(({ state }) => state === 'paid'), 'a good card pays the purchase');
  return orders.map((order) => order.id);
}

/** Someone else may have bought the last unit. */
function ignoreSoldOut(error: Error): null {
  if (error.cause instanceof ApiFailure && error.cause.code === 'sold_out') return null;
  throw error;
}

async function readOrder(person: Person, id: string): Promise<void> {
  const { orders } = await person.api(listCustomerOrders, { body: {} });
  person.require(
    orders.some((order) => order.id === id && order.state === 'to_ship'),
    'a paid order waits to be shipped',
  );
  await person.visit(`/orders/${id}`);
  const language = person.random.pick(languages);
  const receipt = await person.api(getOrderReceipt, { params: { id }, body: { language } });
  person.require(receipt.content.size > 1000, 'a paid order has a receipt');
  await person.think();
}

async function cancel(person: Person, id: string): Promise<void> {
  const { order } = await person.api(cancelOrder, { params: { id }, body: { reason: 'Ordered by mistake.' } });
  person.require(order.state === 'cancelled', 'an order that was not shipped can be cancelled');
  await person.requireWithin(refundMs, 'a cancelled order is refunded', async () => {
    const { order } = await person.api(getCustomerOrder, { params: { id }, body: {} });
    return order.payment_state === 'refunded' && order.refunded_cents === order.total_cents;
  });
}
