import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import {
  disputeReturn,
  getCustomerOrder,
  requestReturn,
  reviewOrder,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import {
  acceptReturn,
  declineReturn,
  listSellerOrders,
  markDelivered,
  markReturned,
  shipOrder,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { runTimeout } from '../orders/timeouts.service.ts';
import { decideReturn } from './returns.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** A delivered order of two lines of 10 dollars. */
async function newDelivered() {
  const [one, two] = [await seller.newProduct(), await seller.newProduct()];
  const id = (await buyer.buy({ product: one }, { product: two })).orders[0]?.id ?? '';
  const params = { id };
  await seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
  const { order } = await seller.call(markDelivered, { params, body: {} });
  const [first = '', second = ''] = order.lines.map((line) => line.id);
  const ask = (line_ids: string[], key = newKey()) =>
    buyer.call(requestReturn, { params, body: { key, line_ids, reason: 'Too small' } });
  const see = async () => (await buyer.call(getCustomerOrder, { params, body: {} })).order;
  const complete = (now: Date) => runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, now);
  return { id, params, first, second, ask, see, complete };
}

describe('a return', () => {
  test('of a line is asked for once, refunds that line when it has arrived, and lets the order complete', async () => {
    const { id, params, first, ask, see, complete } = await newDelivered();
    const key = newKey();
    const both = await Promise.all([ask([first], key), ask([first], key)]);
    expect(both.map(({ order }) => order.returns.length)).toEqual([1, 1]);
    await expect(ask([first])).rejects.toMatchObject({ code: 'order_changed' });
    const { counts, next_return_answer_by } = await seller.call(listSellerOrders, { body: { bucket: 'returns' } });
    expect([counts.returns, next_return_answer_by]).toEqual([1, expect.any(String)]);
    await complete(inDays(8));
    expect((await see()).state).toBe('delivered');
    await seller.call(acceptReturn, { params, body: {} });
    const before = await getBalances(db, seller.id);
    const arrive = () => seller.call(markReturned, { params, body: { return_id: both[0]?.order.returns[0]?.id } });
    await Promise.all([arrive(), arrive()]);
    const after = await getBalances(db, seller.id);
    expect(before.held - after.held).toBe(1000);
    const refunds = await db
      .select()
      .from(orderRefunds)
      .where(eq(orderRefunds.orderId, Number(id)));
    expect(refunds).toMatchObject([{ amountCents: 1000, cause: 'return_refunded' }]);
    await complete(inDays(8));
    expect(await see()).toMatchObject({ state: 'completed', refunded_cents: 1000, has_open_return: false });
    // Of 2300 the line went back, and 5 % of the other line are the platform's.
    expect((await getBalances(db, seller.id)).available - after.available).toBe(1250);
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });

  test('that is not answered counts as accepted after three days', async () => {
    const { id, first, ask, see } = await newDelivered();
    const { order } = await ask([first]);
    const returnId = Number(order.returns[0]?.id);
    const clock = (now: Date) =>
      runTimeout(db, { queue }, { orderId: Number(id), timeout: 'accept-return', returnId }, now);
    await clock(inDays(2));
    expect((await see()).returns[0]?.state).toBe('requested');
    await Promise.all([clock(inDays(4)), clock(inDays(4))]);
    expect((await see()).events.filter(({ event }) => event === 'return_accepted')).toHaveLength(1);
  });

  test('that is accepted and never comes back expires after 14 days without a refund, and the order completes', async () => {
    const { id, params, first, ask, see, complete } = await newDelivered();
    const { order } = await ask([first]);
    await seller.call(acceptReturn, { params, body: {} });
    const returnId = Number(order.returns[0]?.id);
    const clock = (now: Date) =>
      runTimeout(db, { queue }, { orderId: Number(id), timeout: 'expire-return', returnId }, now);
    await clock(inDays(13));
    expect((await see()).returns[0]?.state).toBe('accepted');
    await Promise.all([clock(inDays(15)), clock(inDays(15))]);
    const expired = await see();
    expect(expired).toMatchObject({ has_open_return: false, refunded_cents: 0, returns: [{ state: 'expired' }] });
    expect(expired.events.filter(({ event }) => event === 'return_expired')).toHaveLength(1);
    expect(expired.actions).toContain('dispute-return');
    await complete(inDays(17));
    expect((await see()).state).toBe('delivered');
    await complete(inDays(19));
    expect((await see()).state).toBe('completed');
  });

  test.each([
    { isRefunded: true, refunded: 1000, line: 'returned' },
    { isRefunded: false, refunded: 0, line: 'open' },
  ])('that was declined can be disputed and is decided: refunded $refunded', async ({ isRefunded, refunded, line }) => {
    const { params, first, ask, see, complete } = await newDelivered();
    await ask([first]);
    await seller.call(declineReturn, { params, body: { reason: 'Worn' } });
    await complete(inDays(2));
    await buyer.call(disputeReturn, { params, body: { reason: 'It is not' } });
    await complete(inDays(30));
    const [disputed] = (await see()).returns;
    expect(disputed).toMatchObject({ state: 'disputed', answer: 'Worn' });
    const deps = { db, queue, now: () => new Date() };
    await decideReturn(deps, { returnId: Number(disputed?.id), isRefunded });
    const order = await see();
    expect(order).toMatchObject({ state: 'delivered', refunded_cents: refunded, returns: [{ state: 'decided' }] });
    expect(order.lines[0]?.state).toBe(line);
    await complete(inDays(30));
    expect((await see()).state).toBe('completed');
  });

  test('of a line is asked for once: neither a declined nor an expired one holds the money again', async () => {
    const { id, params, first, second, ask, see } = await newDelivered();
    await ask([first]);
    await seller.call(declineReturn, { params, body: { reason: 'Worn' } });
    const dueAt = (await see()).due_at;
    for (const _ of [1, 2, 3]) {
      await expect(ask([first])).rejects.toMatchObject({ code: 'order_changed', message: /declined this return/ });
    }
    const { returns } = (await ask([second])).order;
    await seller.call(acceptReturn, { params, body: {} });
    const expire = { orderId: Number(id), timeout: 'expire-return', returnId: Number(returns.at(-1)?.id) } as const;
    await runTimeout(db, { queue }, expire, inDays(15));
    await expect(ask([second])).rejects.toMatchObject({ code: 'order_changed', message: /asked for before/ });
    const order = await see();
    expect([dueAt, order.returns.length]).toEqual([expect.any(String), 2]);
    expect(order.actions).not.toContain('request-return');
  });

  test('is refused for other lines, before delivery and after the window', async () => {
    const { ask, see, first, second, complete } = await newDelivered();
    const other = await newDelivered();
    await expect(ask([other.first])).rejects.toMatchObject({ code: 'order_changed' });
    await expect(ask(['x'])).rejects.toMatchObject({ code: 'order_changed' });
    await ask([first, second]);
    expect((await see()).actions).not.toContain('request-return');
    await other.complete(inDays(8));
    await expect(other.ask([other.first])).rejects.toMatchObject({ code: 'order_changed' });
    await complete(inDays(8));
  });
});

test('a review is written of a delivered line only, once, by its buyer', async () => {
  const { params, first, see } = await newDelivered();
  const write = (line_id: string, stars: number) =>
    buyer.call(reviewOrder, { params, body: { line_id, stars, text: 'Bright', language: 'en' } });
  await write(first, 5);
  await write(first, 5);
  await expect(write(first, 1)).rejects.toMatchObject({
    code: 'order_changed',
    message: /reviewed this product already/,
  });
  const [line, other] = (await see()).lines;
  expect([line?.review, line?.can_review, other?.can_review]).toEqual([{ stars: 5, text: 'Bright' }, false, true]);
  const open = await buyer.buy({ product: await seller.newProduct() });
  const id = open.orders[0]?.id ?? '';
  const early = buyer.call(reviewOrder, {
    params: { id },
    body: { line_id: first, stars: 5, text: '', language: 'en' },
  });
  await expect(early).rejects.toMatchObject({ code: 'order_changed' });
});
