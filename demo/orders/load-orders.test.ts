import { and, eq, gt, gte, notInArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../contracts/durations.ts';
import { orderStates } from '../../contracts/ordering/orders/order-states.ts';
import {
  findLedgerProblems,
  getBalances,
  readTrialBalance,
} from '../../server/domains/money/ledger/journal.service.ts';
import { orderTimeout } from '../../server/domains/ordering/order-lifecycle/orders.job.ts';
import { buildSales } from '../../server/domains/ordering/orders/sales-report.service.ts';
import type { Queue } from '../../server/platform/jobs/queue.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { products } from '../../server/schema/marketplace/listings.ts';
import { reviews } from '../../server/schema/marketplace/reviews.ts';
import { commissionInvoices } from '../../server/schema/ordering/commission-invoices.ts';
import { orderPayments, orderRefunds } from '../../server/schema/ordering/order-payments.ts';
import { orderEvents, orderLines, orderReturns, orders } from '../../server/schema/ordering/orders.ts';
import { productEvents } from '../../server/schema/selling/analytics.ts';
import { createTestDatabase } from '../../tests/support/database/test-database.ts';
import { loadDemoOnce, planDemo, reloadDemo } from '../loading/load.ts';
import { demoSignIns } from '../sellers.ts';
import { endDemoOrders } from './end-orders.ts';
import { loadDemoOrdersOnce } from './load-orders.ts';
import { findSellerWithoutOrders } from './missing-orders.ts';

const { db } = await createTestDatabase();
const config = { COMMISSION_PERCENT: 5, COMMISSION_FIXED_CENTS: 0 };
const now = new Date();
const stock = 25;
const limit = 15;
const shop = {
  db,
  log: () => undefined,
  hashPassword: async () => 'hash',
  storage: { put: async () => undefined, has: async () => true },
};

const idOf = async (email: string) => (await db.select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
/** Timeouts that were set, by order. */
const timeouts = new Map<number, { timeout: string; dueAt: Date }>();
const queue: Pick<Queue, 'enqueue'> = {
  async enqueue(_db, job, payload, { afterSeconds } = { afterSeconds: 0 }) {
    if (job.name !== orderTimeout.name) return;
    const { orderId, timeout } = orderTimeout.payload.parse(payload);
    timeouts.set(orderId, { timeout, dueAt: new Date(now.getTime() + afterSeconds * 1000) });
  },
};
const load = () => loadDemoOrdersOnce({ db, storage: shop.storage as unknown as Storage, queue, config, now });

/** All products of the small shop belong to the demo seller, old enough for ninety days of orders. */
async function fillCategories(): Promise<void> {
  const createdAt = new Date(now.getTime() - 200 * dayMs);
  await db.update(products).set({ sellerId: await idOf(demoSignIns.seller), stock, createdAt });
}

beforeAll(async () => {
  await loadDemoOnce(shop, await planDemo(shop, { limit, hasPhotos: false }));
  await fillCategories();
  await load();
});

describe('the orders of the demo seller', () => {
  test('are in every state and were paid in every way', async () => {
    const rows = await db.select().from(orders);
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(orderStates));
    const methods = ['card', 'cash_on_delivery', 'promptpay'];
    expect([...new Set(rows.map(({ paymentMethod }) => paymentMethod))].sort()).toEqual(methods);
    const payments = ['claimed', 'paid', 'refunded', 'unpaid'];
    expect([...new Set(rows.map(({ paymentState }) => paymentState))].sort()).toEqual(payments);
    const returns = (await db.select().from(orderReturns)).map(({ state }) => state);
    expect([...new Set(returns)].sort()).toEqual(['refunded', 'requested']);
    expect(await db.$count(orderLines, eq(orderLines.state, 'declined'))).toBeGreaterThan(1);
    expect(new Set(rows.map(({ country }) => country)).size).toBeGreaterThan(5);
  });

  test('happened in the last ninety days, and have numbers by age', async () => {
    const placed = (await db.select().from(orders).orderBy(orders.id)).map(({ placedAt }) => placedAt.getTime());
    expect(placed).toEqual(placed.toSorted((a, b) => a - b));
    expect(placed[0]).toBeGreaterThan(now.getTime() - 90 * dayMs);
    expect(await db.$count(orderEvents, gt(orderEvents.at, now))).toBe(0);
  });

  test('leave the ledger balanced, and every refund made', async () => {
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
    const { available, held, commission } = await getBalances(db, await idOf(demoSignIns.seller));
    for (const balance of [available, held, commission]) expect(balance).toBeGreaterThan(0);
    const refunds = await db.select().from(orderRefunds);
    expect(refunds.length).toBeGreaterThan(4);
    expect(refunds.filter(({ doneAt }) => !doneAt)).toEqual([]);
    expect(await db.$count(orderPayments, eq(orderPayments.provider, 'sandbox'))).toBeGreaterThan(30);
  });

  test('sell no product out, and take each unit once', async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select products.id from products left join (
        select product_id, sum(units) as units from order_lines join orders on orders.id = order_id
        where orders.state <> 'cancelled' or order_lines.state = 'declined' group by product_id) sold
      on product_id = products.id where stock + coalesce(units, 0) <> ${stock} or stock < 1`);
    expect(rows).toEqual([]);
  });

  test('are reviewed in several languages, which the seller’s rating counts', async () => {
    const written = await db.select().from(reviews);
    expect(new Set(written.map(({ language }) => language)).size).toBeGreaterThan(3);
    const rated = and(eq(accounts.email, demoSignIns.seller), gt(accounts.ratingCount, 0));
    expect((await db.select().from(accounts).where(rated))[0]?.ratingCount).toBe(written.length);
  });

  test('include six of the demo customer, in different states', async () => {
    const own = await db
      .select()
      .from(orders)
      .where(eq(orders.customerId, await idOf(demoSignIns.customer)));
    expect(own.map(({ state }) => state).sort()).toEqual([
      'awaiting_payment',
      'completed',
      'completed',
      'delivered',
      'shipped',
      'to_ship',
    ]);
  });

  test('were visited more often than bought, and some listings have a marketing budget', async () => {
    const days = Array.from({ length: 30 }, (_, at) =>
      new Date(now.getTime() - (29 - at) * dayMs).toISOString().slice(0, 10),
    );
    const seller = await idOf(demoSignIns.seller);
    const report = await buildSales(db, seller, { days, before: days[0] ?? '' });
    expect(report.marketing_budget_cents).toBeGreaterThan(0);
    const [visits] = await db
      .select({ views: sql<number>`sum(count)::int` })
      .from(productEvents)
      .where(and(eq(productEvents.type, 'view'), gte(productEvents.day, days[0] ?? '')));
    expect(visits?.views).toBeGreaterThan(report.totals.purchases * 10);
  });

  test('owe some commission, of which nothing is overdue', async () => {
    const invoices = await db.select().from(commissionInvoices);
    const owed = invoices.filter(({ paidAt }) => paidAt === null);
    expect(owed.length).toBeGreaterThan(0);
    expect(owed.length).toBeLessThan(invoices.length);
    expect(owed.filter(({ dueAt }) => dueAt <= now)).toEqual([]);
    expect(invoices.filter(({ paidAt, issuedAt }) => paidAt && paidAt < issuedAt)).toEqual([]);
  });

  test('show no deadline that has passed, and go on by themselves when it comes', async () => {
    const open = await db
      .select()
      .from(orders)
      .where(notInArray(orders.state, ['completed', 'cancelled']));
    expect(open.filter(({ dueAt }) => !dueAt || dueAt <= now)).toEqual([]);
    const moving = open.filter(({ state, hasOpenReturn }) => state !== 'to_ship' && !hasOpenReturn);
    expect(moving.length).toBeGreaterThan(8);
    for (const { id, dueAt } of moving) {
      const late = (timeouts.get(id)?.dueAt.getTime() ?? 0) - (dueAt?.getTime() ?? 0);
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(2000);
    }
    const returned = open.filter(({ hasOpenReturn }) => hasOpenReturn);
    expect(returned.map(({ id }) => timeouts.get(id)?.timeout)).toEqual(['accept-return']);
  });

  test('are placed once, by whichever process comes first', async () => {
    const before = await db.$count(orderEvents);
    await Promise.all([load(), load()]);
    expect(await db.$count(orderEvents)).toBe(before);
    expect(await findSellerWithoutOrders(db)).toBeNull();
  });

  test('are ended and missing again after the demo shop was reset', async () => {
    await endDemoOrders({ db, queue, now: () => now });
    await reloadDemo(shop, { limit });
    expect(await findSellerWithoutOrders(db)).not.toBeNull();
    expect(await db.$count(orders, notInArray(orders.state, ['completed', 'cancelled']))).toBe(0);
    expect(await db.$count(orderReturns, notInArray(orderReturns.state, ['refunded', 'decided']))).toBe(0);
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });
});
