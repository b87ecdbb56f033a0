import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { viewCart } from '../../../../contracts/ordering/carts.ts';
import { getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { endVacation, putVacation } from '../../../../contracts/selling/shop-settings.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { runTimeout } from '../orders/timeouts.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { api, db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const product = await seller.newProduct();

const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const goAway = (from: number, until: number) =>
  seller.call(putVacation, {
    body: { from: day(from), until: day(until), language: 'en', message: { en: { text: 'At sea' } } },
  });
const quote = async () => (await api(quoteDelivery, { body: { id: String(product.id), country: 'TH' } })).delivery;
const buy = async () => Number((await buyer.buy({ product })).orders[0]?.id);
async function readOrder(id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no order');
  return order;
}
const daysFrom = (at: Date, to: Date | null) => ((to?.getTime() ?? 0) - at.getTime()) / dayMs;

test('what is offered during a vacation says the later days, in the offer, the cart and with the seller’s words', async () => {
  const usual = await quote();
  await goAway(0, 9);
  const later = await quote();
  // Two days to pack begin when the ten days are over.
  expect((later?.days_min ?? 0) - (usual?.days_min ?? 0)).toBe(10);
  expect((later?.days_max ?? 0) - (usual?.days_max ?? 0)).toBe(10);
  const lines = [{ product_id: String(product.id), units: 1 }];
  const { cart } = await api(viewCart, { body: { lines, country: 'TH' } });
  expect(cart.sellers[0]).toMatchObject({
    pack_days: 12,
    delivery: { days_min: later?.days_min },
    vacation: { is_now: true, message: { text: 'At sea' } },
  });
});

test('an order of that time is promised for later and is late only after the vacation', async () => {
  const id = await buy();
  const order = await readOrder(id);
  expect(order.packDays).toBe(2);
  const ends = order.awayUntil as Date;
  expect(daysFrom(ends, order.dueAt)).toBe(2);
  const { order: shown } = await buyer.call(getCustomerOrder, { params: { id: String(id) }, body: {} });
  expect(Date.parse(shown.expected_from ?? '')).toBeGreaterThan(ends.getTime());
  // A timeout that fires as if the seller were there does nothing.
  const early = new Date(order.placedAt.getTime() + 5 * dayMs);
  await runTimeout(db, { queue }, { orderId: id, timeout: 'cancel-unshipped' }, early);
  expect((await readOrder(id)).state).toBe('to_ship');
});

test('a vacation that ends earlier leaves promises as they are, and new orders are as usual', async () => {
  const promised = await buy();
  const { dueAt } = await readOrder(promised);
  await seller.call(endVacation);
  expect((await readOrder(promised)).dueAt).toEqual(dueAt);
  const usual = await readOrder(await buy());
  expect(usual).toMatchObject({ awayFrom: null, awayUntil: null });
  expect(daysFrom(usual.placedAt, usual.dueAt)).toBeCloseTo(2, 1);
});

test('the days of waiting do not delay when a sent parcel counts as delivered', async () => {
  await seller.call(endVacation);
  const usual = await readOrder(await buy());
  await goAway(0, 9);
  const id = await buy();
  const body = { key: newKey(), carrier: 'flash-express' };
  await seller.call(shipOrder, { params: { id: String(id) }, body });
  const sent = await readOrder(id);
  expect(daysFrom(new Date(), sent.dueAt)).toBeCloseTo(usual.daysMax, 1);
});

test('an order placed before a vacation keeps its date', async () => {
  await seller.call(endVacation);
  const before = await readOrder(await buy());
  await goAway(1, 9);
  expect((await readOrder(before.id)).dueAt).toEqual(before.dueAt);
});
