import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import {
  cancelOrder,
  claimPayment,
  getCustomerOrder,
  reviewOrder,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import { markDelivered, markPaid, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { runTimeout } from '../orders/timeouts.service.ts';

const app = await buildTestApp({
  settings: {
    ...{ ORDER_LIMIT: '100000', UNPAID_ORDERS_PER_BUYER: '5', UNPAID_ORDERS_PER_PRODUCT: '2' },
    UNPAID_UNITS_PER_PRODUCT: '6',
  },
});
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();

test('a transfer is claimed once, so the seller is mailed once and has three days that are not moved', async () => {
  const buyer = await newBuyer();
  const placed = await buyer.order([{ product: await seller.newProduct() }], { method: 'promptpay' });
  const params = { id: placed.orders[0]?.id ?? '' };
  const claim = (reference: string) => buyer.call(claimPayment, { params, body: { reference } });
  const first = (await claim('slip 1')).order;
  expect((await claim('slip 1')).order.due_at).toBe(first.due_at);
  for (const words of ['slip 2', 'slip 3', '']) {
    await expect(claim(words)).rejects.toMatchObject({
      code: 'order_changed',
      message: /until \d+ \w+ \d+ to confirm/,
    });
  }
  const { order } = await buyer.call(getCustomerOrder, { params, body: {} });
  expect([order.due_at, order.payment_claim?.reference]).toEqual([first.due_at, 'slip 1']);
  expect(order.actions).not.toContain('claim-payment');
  const sent = (await db.select().from(mails)).map(({ parameters }) => parameters);
  const told = sent.filter(
    ({ notification, orderId }) => notification === 'payment_claimed seller' && orderId === Number(params.id),
  );
  expect(told).toHaveLength(1);
});

const stockOf = async ({ id }: { id: number }) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

test('unpaid orders of one buyer hold back only so much of a product, and paid ones any number', async () => {
  const buyer = await newBuyer();
  const product = await seller.newProduct({ stock: 100 });
  const order = (units: number) => buyer.order([{ product, units }], { method: 'cash_on_delivery' });
  const refused = { code: 'too_many_unpaid', message: /as many of .+ as one buyer can reserve/ };
  await expect(order(7)).rejects.toMatchObject(refused);
  await order(2);
  await order(2);
  await expect(order(1)).rejects.toMatchObject(refused);
  expect(await stockOf(product)).toBe(96);
  const other = await newBuyer();
  for (const _ of [1, 2, 3, 4]) await other.buy({ product, units: 6 });
  expect(await stockOf(product)).toBe(72);
});

test('a buyer has a number of unpaid orders at once; each that is cancelled makes room', async () => {
  const buyer = await newBuyer();
  const order = async () =>
    (await buyer.order([{ product: await seller.newProduct() }], { method: 'cash_on_delivery' })).orders[0]?.id ?? '';
  const ids = [await order(), await order(), await order(), await order(), await order()];
  await expect(order()).rejects.toMatchObject({ code: 'too_many_unpaid', message: /You have 5 orders/ });
  await buyer.call(cancelOrder, { params: { id: ids[0] ?? '' }, body: {} });
  await order();
});

test('a cash order that nobody marked as paid is not reviewed, owes its commission, and keeps the account open', async () => {
  const shop = await newSeller();
  const buyer = await newBuyer();
  const placed = await buyer.order([{ product: await shop.newProduct() }], { method: 'cash_on_delivery' });
  const params = { id: placed.orders[0]?.id ?? '' };
  await shop.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
  const { order } = await shop.call(markDelivered, { params, body: {} });
  const review = { line_id: order.lines[0]?.id ?? '', stars: 5 };
  await expect(buyer.call(reviewOrder, { params, body: review })).rejects.toThrow(/once the seller has confirmed/);
  const complete = { orderId: Number(params.id), timeout: 'complete' } as const;
  await runTimeout(db, app, complete, new Date(Date.now() + 20 * dayMs));
  await expect(buyer.call(reviewOrder, { params, body: review })).rejects.toThrow(/once the seller has confirmed/);
  const isOfOrder = eq(commissionInvoices.orderId, Number(params.id));
  expect(await db.select().from(commissionInvoices).where(isOfOrder)).toMatchObject([{ amountCents: 50 }]);
  const close = () => shop.call(closeAccount, { body: { current_password: password } });
  await expect(close()).rejects.toMatchObject({ code: 'commission_owed', message: /You owe a commission of \$ 0\.50/ });
  await shop.call(markPaid, { params, body: {} });
  await buyer.call(reviewOrder, { params, body: review });
  expect(await db.select().from(commissionInvoices).where(isOfOrder)).toMatchObject([{ amountCents: 50 }]);
  await db.update(commissionInvoices).set({ paidAt: new Date() }).where(isOfOrder);
  await close();
});
