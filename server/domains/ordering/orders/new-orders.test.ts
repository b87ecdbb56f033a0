import { describe, expect, test } from 'vitest';
import { cancelOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { countNewOrders } from '../../../../contracts/ordering/orders/new-orders.ts';
import { declineOrder, getSellerOrder, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getAnalytics } from '../../../../contracts/selling/analytics.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

let now = new Date();
const app = await buildTestApp({ now: () => now, settings: { ORDER_LIMIT: '100000' } });
const { newSeller, newBuyer, newKey } = ordering(app);
const buyer = await newBuyer();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('the bell of a seller', () => {
  test('rings for orders that became ready to ship after the seller looked, and for no other shop', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const product = await seller.newProduct();
    const ask = (since?: string) => seller.call(countNewOrders, { body: { since } });
    const placed = await buyer.order([{ product }]);
    expect(await ask()).toMatchObject({ count: 0 });

    // Placed before the seller looked, but paid after it.
    later(60);
    const { as_of } = await ask();
    later(60);
    await buyer.pay(placed.purchase_id);
    expect(await ask(as_of)).toMatchObject({ count: 1 });
    expect(await other.call(countNewOrders, { body: {} })).toMatchObject({ count: 0 });

    later(60);
    expect(await ask(now.toISOString())).toMatchObject({ count: 0 });
    const params = { id: placed.orders[0]?.id ?? '' };
    await seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
    expect(await ask()).toMatchObject({ count: 0 });
  });
});

describe('the analytics of a seller', () => {
  test('count paid orders by day, less what was cancelled, declined or refunded', async () => {
    const seller = await newSeller();
    const [lamp, cup] = [await seller.newProduct(), await seller.newProduct()];
    const today = now.toISOString().slice(0, 10);
    const report = async () => (await seller.call(getAnalytics, { body: { from: today, to: today } })).report;
    expect(await report()).toMatchObject({ is_live: false, sales: { totals: { revenue_cents: 0, purchases: 0 } } });

    const kept = await buyer.buy({ product: lamp, units: 2 }, { product: cup });
    const cancelled = await buyer.buy({ product: cup });
    await buyer.call(cancelOrder, { params: { id: cancelled.orders[0]?.id ?? '' }, body: {} });
    await buyer.order([{ product: cup }]);
    expect(await report()).toMatchObject({
      is_live: true,
      sales: {
        totals: { revenue_cents: 3300, purchases: 1 },
        totals_before: { revenue_cents: 0, purchases: 0 },
        days: [{ day: today, revenue_cents: 3300, purchases: 1 }],
        top_country: 'TH',
        marketing_budget_cents: 0,
      },
    });

    const params = { id: kept.orders[0]?.id ?? '' };
    const { order } = await seller.call(declineOrder, {
      params,
      body: { key: newKey(), reason: 'Broken', line_ids: [await lineOf(seller, params.id)] },
    });
    expect((await report()).sales.totals).toEqual({
      revenue_cents: order.total_cents - order.refunded_cents,
      purchases: 1,
    });
    expect(order.refunded_cents).toBeGreaterThan(0);
  });
});

/** The last line of an order. */
async function lineOf(seller: Awaited<ReturnType<typeof newSeller>>, id: string): Promise<string> {
  const { order } = await seller.call(getSellerOrder, { params: { id }, body: {} });
  return order.lines.at(-1)?.id ?? '';
}
