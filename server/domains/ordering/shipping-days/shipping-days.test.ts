import { expect, test } from 'vitest';
import { shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { listShippingDays } from '../../../../contracts/ordering/shipping-days.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { describeShippingDays } from './shipping-days.ts';

const start = new Date('2026-11-02T03:00:00.000Z');
let now = start;
const { newSeller, newBuyer, newKey } = ordering(await buildTestApp({ now: () => now }));
const at = (time: string) => new Date(time);

test('a day is on time, late or absent by when its parcels were due, in the seller’s time zone', () => {
  const days = describeShippingDays(
    [
      { shipBy: at('2026-11-10T09:00:00Z'), shippedAt: at('2026-11-10T02:02:00Z') },
      // Due at 09:00, handed over at the evening of the same day.
      { shipBy: at('2026-11-10T09:00:00Z'), shippedAt: at('2026-11-10T11:10:00Z') },
      { shipBy: at('2026-11-11T09:00:00Z'), shippedAt: at('2026-11-12T02:48:00Z') },
      // Eight in the evening of the 12th in UTC is the 13th in Bangkok.
      { shipBy: at('2026-11-14T09:00:00Z'), shippedAt: at('2026-11-12T20:00:00Z') },
      { shipBy: at('2026-11-20T09:00:00Z'), shippedAt: null },
    ],
    at('2026-11-15T00:00:00Z'),
    'Asia/Bangkok',
  );
  expect(days.map(({ day, state, parcels }) => [day, state, parcels])).toEqual([
    ['2026-11-13', 'on_time', 1],
    ['2026-11-12', 'late', 1],
    ['2026-11-11', 'absent', 0],
    ['2026-11-10', 'on_time', 2],
  ]);
  expect(days[3]).toMatchObject({ first_at: '2026-11-10T02:02:00.000Z', last_at: '2026-11-10T11:10:00.000Z' });
  expect(days[2]).toMatchObject({ first_at: null, last_at: null });
});

test('a seller sees the days of their own parcels only, once there is an order', async () => {
  const [seller, other, buyer] = [await newSeller(), await newSeller(), await newBuyer()];
  const ask = () => seller.call(listShippingDays, { body: { time_zone: 'Asia/Bangkok' } });
  expect(await ask()).toMatchObject({ days: [], is_live: false });
  const product = await seller.newProduct();
  const [first, second] = [await buyer.buy({ product }), await buyer.buy({ product })];
  expect(await ask()).toMatchObject({ days: [], is_live: true });
  const ship = (order: typeof first) =>
    seller.call(shipOrder, {
      params: { id: order.orders[0]?.id ?? '' },
      body: { key: newKey(), carrier: 'flash-express' },
    });
  now = at('2026-11-03T02:00:00.000Z');
  await ship(first);
  now = at('2026-11-06T04:00:00.000Z');
  expect((await ask()).days.map(({ day, state }) => [day, state])).toEqual([
    ['2026-11-04', 'absent'],
    ['2026-11-03', 'on_time'],
  ]);
  await ship(second);
  expect((await ask()).days[0]).toMatchObject({ day: '2026-11-06', state: 'late', first_at: now.toISOString() });
  expect(await other.call(listShippingDays, { body: {} })).toMatchObject({ days: [], is_live: false });
  await expect(seller.call(listShippingDays, { body: { time_zone: 'Nowhere' } })).rejects.toMatchObject({
    status: 400,
  });
  now = start;
});
