import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import {
  confirmReceipt,
  getCustomerOrder,
  getReturnLabel,
  requestReturn,
  sendReturn,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import {
  acceptReturn,
  declineReturn,
  getSellerOrder,
  shipOrder,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getShipping, putShipping, quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { address, ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { newSeller, newBuyer, newKey } = ordering(app);
const madrid = { ...address, country: 'ES', postal_code: '28004', region: 'Madrid', city: 'Madrid', line1: 'Calle 1' };
const bangkok = { ...address, name: 'Malee Studio', line1: '99 Rama IV Road' };

async function newShop(changes: object = {}) {
  const seller = await newSeller();
  const { shipping } = await seller.call(getShipping, { body: {} });
  const save = (more: object) =>
    seller.call(putShipping, { body: { ...shipping, place: 'Chiang Mai', world_fee_cents: 2000, ...more } });
  await save(changes);
  return { ...seller, save };
}

async function newDelivered(seller: Awaited<ReturnType<typeof newShop>>, to = address) {
  const buyer = await newBuyer();
  const lines = [{ product_id: String((await seller.newProduct()).id), units: 1 }];
  const body = { key: newKey(), address: to, payment_method: 'card', lines } as const;
  const { purchase_id, orders } = await buyer.call(checkout, { body });
  await buyer.pay(purchase_id);
  const params = { id: orders[0]?.id ?? '' };
  await seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
  const { order } = await buyer.call(confirmReceipt, { params, body: {} });
  const ask = (reason = 'Too small') =>
    buyer.call(requestReturn, { params, body: { key: newKey(), line_ids: [order.lines[0]?.id ?? ''], reason } });
  const see = async () => (await buyer.call(getCustomerOrder, { params, body: {} })).order;
  return { buyer, params, order, ask, see };
}

test('the buyer of an accepted return gets the address, a label and a place for the tracking number', async () => {
  const seller = await newShop({ return_address: bangkok });
  const { buyer, params, ask, see } = await newDelivered(seller);
  const label = () => buyer.call(getReturnLabel, { params, body: {} });
  const send = (tracking_number: string) =>
    buyer.call(sendReturn, { params, body: { carrier: 'Thailand Post', tracking_number } });
  expect((await ask()).order.returns[0]?.send_to).toBeNull();
  await expect(label()).rejects.toMatchObject({ code: 'order_changed' });
  await expect(send('EE123456789TH')).rejects.toMatchObject({ code: 'order_changed' });
  const seen = (await seller.call(getSellerOrder, { params, body: {} })).order.returns[0];
  expect(seen?.send_to).toMatchObject({ line1: '99 Rama IV Road' });
  await seller.call(acceptReturn, { params, body: {} });
  await seller.save({ return_address: { ...bangkok, line1: 'Another place' } });
  const { returns, actions } = await see();
  expect(returns[0]).toMatchObject({ send_to: bangkok, shipment: null, answer_by: expect.any(String) });
  expect(actions).toContain('send-return');
  expect((await label()).content.slice(0, 5)).toMatchObject(expect.anything());
  await expect(send('?!')).rejects.toMatchObject({ code: 'bad_input' });
  for (const _ of [1, 2]) await send('ee 1234 56789 th');
  const { order } = await seller.call(getSellerOrder, { params, body: {} });
  expect(order.returns[0]?.shipment).toMatchObject({
    ...{ carrier: 'thailand-post', tracking_number: 'EE123456789TH', tracking_url: expect.stringContaining('EE1') },
  });
  expect(order.events.filter(({ event }) => event === 'return_sent')).toHaveLength(1);
  const stranger = await newBuyer();
  await expect(stranger.call(getReturnLabel, { params, body: {} })).rejects.toMatchObject({ code: 'order_not_found' });
});

test('a return that is accepted without an address shows the place, and the address once the seller gives it', async () => {
  const seller = await newShop();
  const { buyer, params, ask, see } = await newDelivered(seller);
  await ask();
  await seller.call(acceptReturn, { params, body: {} });
  expect((await see()).returns[0]?.send_to).toMatchObject({ country: 'TH', city: 'Chiang Mai', line1: '' });
  await expect(buyer.call(getReturnLabel, { params, body: {} })).rejects.toMatchObject({ code: 'order_changed' });
  await seller.save({ return_address: bangkok });
  expect((await see()).returns[0]?.send_to).toEqual(bangkok);
});

test('the return window is the seller’s, and at least the law’s of the buyer’s country', async () => {
  const seller = await newShop({ return_days: 3 });
  const product = await seller.newProduct();
  const daysIn = async (country: string) =>
    (await app.api(quoteDelivery, { body: { id: String(product.id), country } })).return_days;
  expect([await daysIn('TH'), await daysIn('ES'), await daysIn('GB')]).toEqual([3, 14, 14]);
  const [home, abroad] = [await newDelivered(seller), await newDelivered(seller, madrid)];
  const daysOf = ({ order }: typeof home) => Math.round((Date.parse(order.return_until ?? '') - Date.now()) / dayMs);
  expect([daysOf(home), home.order.return_days, daysOf(abroad)]).toEqual([3, 3, 14]);
});

test('a buyer with a right to withdraw needs no reason and no consent of the seller', async () => {
  const seller = await newShop();
  const [home, abroad] = [await newDelivered(seller), await newDelivered(seller, madrid)];
  expect([home.order.can_withdraw, abroad.order.can_withdraw]).toEqual([false, true]);
  await expect(home.ask('')).rejects.toMatchObject({ code: 'bad_input', message: /why you return it/ });
  const { order } = await abroad.ask('');
  expect(order.returns[0]).toMatchObject({ state: 'accepted', reason: '' });
  const declined = seller.call(declineReturn, { params: abroad.params, body: { reason: 'No' } });
  await expect(declined).rejects.toMatchObject({ code: 'order_changed' });
});
