import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import {
  claimPayment,
  confirmReceipt,
  disputeReturn,
  requestReturn,
  sendReturn,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import {
  acceptReturn,
  declineReturn,
  markPaid,
  markReturned,
  shipOrder,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { orders } from '../../../schema/ordering/orders.ts';

let now = new Date();
const app = await buildTestApp({ now: () => now, settings: { ORDER_LIMIT: '100000' } });
const { newSeller, newBuyer, newKey } = ordering(app);

async function newPair() {
  const [seller, buyer] = [await newSeller(), await newBuyer()];
  for (const { id } of [seller, buyer]) {
    await app.db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.id, id));
  }
  const product = await seller.newProduct({ title: 'Lantern' });
  const typesOf = async (person: { call: typeof seller.call }) =>
    (await person.call(listTasks, { body: undefined })).tasks.map(({ type }) => type);
  const buy = async () => ({ id: (await buyer.buy({ product })).orders[0]?.id ?? '' });
  const ship = (params: { id: string }) =>
    seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
  const deliver = async () => {
    const params = await buy();
    await ship(params);
    const { order } = await buyer.call(confirmReceipt, { params, body: {} });
    const ask = () =>
      buyer.call(requestReturn, {
        params,
        body: { key: newKey(), line_ids: [order.lines[0]?.id ?? ''], reason: 'Broken' },
      });
    return { params, ask };
  };
  return { seller, buyer, product, typesOf, buy, ship, deliver };
}

describe('the tasks of a seller', () => {
  test('are orders to ship until they are shipped, and nobody else’s', async () => {
    const { seller, buyer, typesOf, buy, ship } = await newPair();
    const other = await newPair();
    const params = await buy();
    expect(await seller.call(listTasks, { body: undefined })).toMatchObject({
      count: 1,
      tasks: [{ type: 'ship', order_id: params.id, order_number: `SB-${params.id}`, title: 'Lantern' }],
    });
    expect(await typesOf(other.seller)).toEqual([]);
    expect(await typesOf(buyer)).toEqual([]);
    await ship(params);
    expect(await typesOf(seller)).toEqual([]);
  });

  test('are claimed transfers to confirm', async () => {
    const { seller, buyer, product, typesOf } = await newPair();
    const placed = await buyer.order([{ product }], { method: 'promptpay' });
    const params = { id: placed.orders[0]?.id ?? '' };
    expect([await typesOf(seller), await typesOf(buyer)]).toEqual([[], ['pay']]);
    await buyer.call(claimPayment, { params, body: { reference: 'A1' } });
    expect([await typesOf(seller), await typesOf(buyer)]).toEqual([['confirm_payment'], []]);
    await seller.call(markPaid, { params, body: {} });
    expect(await typesOf(seller)).toEqual(['ship']);
  });

  test('name a return request by its deadline, before orders that have more time', async () => {
    const { seller, buyer, typesOf, buy, deliver } = await newPair();
    const { params, ask } = await deliver();
    await ask();
    const { id } = await buy();
    await app.db
      .update(orders)
      .set({ dueAt: new Date(now.getTime() + 9 * dayMs) })
      .where(eq(orders.id, Number(id)));
    const { tasks } = await seller.call(listTasks, { body: undefined });
    expect(tasks.map(({ type }) => type)).toEqual(['answer_return', 'ship']);
    expect(tasks[0]?.due_at).toBe(new Date(now.getTime() + 3 * dayMs).toISOString());

    await seller.call(acceptReturn, { params, body: {} });
    expect([await typesOf(seller), await typesOf(buyer)]).toEqual([['ship'], ['send_return']]);
    await buyer.call(sendReturn, { params, body: { carrier: 'Thailand Post', tracking_number: 'EE123456789TH' } });
    expect([await typesOf(seller), await typesOf(buyer)]).toEqual([['ship', 'receive_return'], []]);
    await seller.call(markReturned, { params, body: {} });
    expect(await typesOf(seller)).toEqual(['ship']);
  });

  test('are disputes, the commission that is owed and an address that is not confirmed', async () => {
    const { seller, typesOf, buy } = await newPair();
    const params = await buy();
    await app.db
      .update(orders)
      .set({ paymentState: 'disputed' })
      .where(eq(orders.id, Number(params.id)));
    expect(await typesOf(seller)).toEqual(['payment_disputed']);
    const dueAt = new Date(now.getTime() - dayMs);
    await app.db
      .insert(commissionInvoices)
      .values({ orderId: Number(params.id), sellerId: seller.id, amountCents: 50, issuedAt: dueAt, dueAt });
    await app.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, seller.id));
    expect(await typesOf(seller)).toEqual(['pay_commission', 'payment_disputed', 'confirm_contact']);
  });

  test('are listed up to fifty, the nearest deadlines first, and all are counted', async () => {
    const { seller, buyer, product } = await newPair();
    await buyer.buy({ product });
    // Copied as claimed transfers, so that the test does not check out sixty times.
    const claimed = { state: 'awaiting_payment', paymentState: 'claimed' } as const;
    const [first] = await app.db.select().from(orders).where(eq(orders.sellerId, seller.id)).limit(1);
    if (!first) throw new Error('There is no order.');
    const { id: _, ...columns } = first;
    const dueIn = (days: number) => new Date(now.getTime() + days * dayMs);
    const copies = Array.from({ length: 59 }, (_, days) => ({ ...columns, ...claimed, dueAt: dueIn(days) }));
    await app.db.insert(orders).values(copies);
    const { count, tasks } = await seller.call(listTasks, { body: undefined });
    expect([count, tasks.length]).toEqual([60, 50]);
    const deadlines = tasks.map(({ due_at }) => due_at);
    expect(deadlines).toEqual(deadlines.toSorted());
  });
});

describe('the tasks of a customer', () => {
  test('are a parcel that soon counts as delivered, and not one that just left', async () => {
    const { buyer, typesOf, buy, ship } = await newPair();
    const params = await buy();
    await ship(params);
    expect(await typesOf(buyer)).toEqual([]);
    const [order] = await app.db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(params.id)));
    const before = now;
    now = new Date((order?.dueAt?.getTime() ?? 0) - dayMs);
    expect(await typesOf(buyer)).toEqual(['confirm_receipt']);
    now = before;
  });

  test('are a declined return while it can be disputed, and then the dispute', async () => {
    const { seller, buyer, typesOf, deliver } = await newPair();
    const { params, ask } = await deliver();
    await ask();
    expect(await typesOf(buyer)).toEqual([]);
    await seller.call(declineReturn, { params, body: { reason: 'Worn' } });
    expect([await typesOf(seller), await typesOf(buyer)]).toEqual([[], ['return_declined']]);
    await buyer.call(disputeReturn, { params, body: { reason: 'It is not' } });
    expect([await typesOf(seller), await typesOf(buyer)]).toEqual([['return_disputed'], ['return_disputed']]);
  });
});
