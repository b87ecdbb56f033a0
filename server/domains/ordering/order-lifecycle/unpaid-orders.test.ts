import { expect, test } from 'vitest';
import { claimPayment, getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db } = app;
const { newSeller, newBuyer } = ordering(app);
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
