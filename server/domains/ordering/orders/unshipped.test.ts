import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { getSellerOrder, markPaid, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { orderEvents, orders } from '../../../schema/ordering/orders.ts';
import { orderTimeout, type Timeout } from '../order-lifecycle/orders.job.ts';
import { startMissingClocks } from './start-missing-clocks.service.ts';
import { runTimeout } from './timeouts.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();

/** Keeps the timeouts that are set, so that a test can let their time come. */
function keepTimeouts() {
  const kept: { timeout: Timeout; afterSeconds: number }[] = [];
  const queue: Pick<Queue, 'enqueue'> = {
    async enqueue(_db, job, payload, { afterSeconds } = { afterSeconds: 0 }) {
      if (job.name === orderTimeout.name) kept.push({ timeout: orderTimeout.payload.parse(payload), afterSeconds });
    },
  };
  return { kept, queue };
}

/** Lets days pass: fires every timeout of an order twice at the same time when it is due. */
async function letPass(id: string, days: number): Promise<string[]> {
  const { kept, queue } = keepTimeouts();
  const start = await readDue(id);
  const waiting: Timeout[] = [{ orderId: Number(id), timeout: 'remind-ship' }];
  for (let day = 0; day <= days; day += 1) {
    const now = new Date(start.getTime() + day * dayMs + 1000);
    for (const timeout of waiting.splice(0)) {
      await Promise.all([runTimeout(db, { queue }, timeout, now), runTimeout(db, { queue }, timeout, now)]);
    }
    waiting.push(...kept.splice(0).map(({ timeout }) => timeout));
  }
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, Number(id)))
    .orderBy(orderEvents.id);
  return rows.map(({ event }) => event);
}

async function readDue(id: string): Promise<Date> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  return order?.dueAt ?? new Date();
}

const seen = async (id: string) => (await buyer.call(getCustomerOrder, { params: { id }, body: {} })).order;

test('a paid order that is not sent reminds the seller, tells the buyer, and is refunded by itself', async () => {
  const product = await seller.newProduct({ stock: 10 });
  const id = (await buyer.buy({ product, units: 2 })).orders[0]?.id ?? '';
  const due = await readDue(id);
  expect((await seen(id)).cancels_at).toBe(new Date(due.getTime() + 7 * dayMs).toISOString());
  expect(await letPass(id, 1)).toEqual(['placed', 'paid', 'ship_reminded']);
  expect(await letPass(id, 3)).toEqual(['placed', 'paid', 'ship_reminded', 'ship_overdue']);
  expect((await seen(id)).actions).toContain('cancel');
  expect((await letPass(id, 9)).at(-1)).toBe('not_shipped');
  expect(await seen(id)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
    lines: [{ state: 'declined' }],
  });
  const refunds = await db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, Number(id)));
  expect(refunds).toMatchObject([{ cause: 'not_shipped', amountCents: 2300 }]);
  // Units that the seller may not have stay off sale.
  const [left] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, product.id));
  expect(left?.stock).toBe(8);
});

test('of an order that was sent in part only the rest is cancelled, and the order is on its way', async () => {
  const [one, two] = [await seller.newProduct(), await seller.newProduct()];
  const id = (await buyer.buy({ product: one }, { product: two })).orders[0]?.id ?? '';
  const { order } = await seller.call(getSellerOrder, { params: { id }, body: {} });
  const parcel = { key: newKey(), carrier: 'flash-express', line_ids: [order.lines[0]?.id ?? ''] };
  await seller.call(shipOrder, { params: { id }, body: parcel });
  expect((await letPass(id, 9)).slice(-2)).toEqual(['lines_not_shipped', 'shipped']);
  expect(await seen(id)).toMatchObject({ state: 'shipped', payment_state: 'paid', refunded_cents: 1000 });
});

test('a direct payment that is not sent in time is to be paid back', async () => {
  const placed = await buyer.order([{ product: await seller.newProduct() }], { method: 'promptpay' });
  const id = placed.orders[0]?.id ?? '';
  await seller.call(markPaid, { params: { id }, body: {} });
  await letPass(id, 9);
  expect(await seen(id)).toMatchObject({ state: 'cancelled', payment_state: 'to_pay_back', payback_cents: 1300 });
});

test('a late order is a task of its buyer, with the day on which it ends', async () => {
  const id = (await buyer.buy({ product: await seller.newProduct() })).orders[0]?.id ?? '';
  const late = new Date(Date.now() - 3 * dayMs);
  await db
    .update(orders)
    .set({ dueAt: late })
    .where(eq(orders.id, Number(id)));
  const { tasks } = await buyer.call(listTasks, {});
  const dueAt = new Date(late.getTime() + 7 * dayMs).toISOString();
  expect(tasks.filter(({ order_id }) => order_id === id)).toMatchObject([{ type: 'not_shipped', due_at: dueAt }]);
});

test('the days are settings', async () => {
  const id = (await buyer.buy({ product: await seller.newProduct() })).orders[0]?.id ?? '';
  const due = await readDue(id);
  const { queue } = keepTimeouts();
  const cancel = { orderId: Number(id), timeout: 'cancel-unshipped' } as const;
  await runTimeout(db, { queue, unshipped: { notice: 10, cancel: 20 } }, cancel, new Date(due.getTime() + 19 * dayMs));
  expect((await seen(id)).state).toBe('to_ship');
  await runTimeout(db, { queue, unshipped: { notice: 10, cancel: 20 } }, cancel, new Date(due.getTime() + 21 * dayMs));
  expect((await seen(id)).state).toBe('cancelled');
});

test('an order without a clock gets one that begins now, once', async () => {
  const id = (await buyer.buy({ product: await seller.newProduct() })).orders[0]?.id ?? '';
  await db
    .update(orders)
    .set({ dueAt: new Date(Date.now() - 90 * dayMs) })
    .where(eq(orders.id, Number(id)));
  const { kept, queue } = keepTimeouts();
  const now = new Date();
  await Promise.all([startMissingClocks(db, { queue }, now), startMissingClocks(db, { queue }, now)]);
  const own = kept.filter(({ timeout }) => timeout.orderId === Number(id));
  expect(own).toEqual([{ timeout: { orderId: Number(id), timeout: 'remind-ship' }, afterSeconds: 0 }]);
  expect(await readDue(id)).toEqual(now);
});
