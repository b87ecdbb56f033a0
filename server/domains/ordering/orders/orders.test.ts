import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../../../contracts/durations.ts';
import { getIncome } from '../../../../contracts/money/income.ts';
import { getInvoiceSummary, listInvoices } from '../../../../contracts/money/invoices.ts';
import { getWallet, listMovements } from '../../../../contracts/money/wallet.ts';
import {
  cancelOrder,
  confirmReceipt,
  getCustomerOrder,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import {
  declineOrder,
  exportOrders,
  getOrderDocuments,
  getSellerOrder,
  listSellerOrders,
  markDelivered,
  markPaid,
  refundOrder,
  shipOrder,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createSandboxCard } from '../../../providers/payments/sandbox-card/sandbox-card.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { executeRefund } from '../payments/payment-jobs.service.ts';
import { runTimeout } from './timeouts.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const [seller, buyer] = [await newSeller(), await newBuyer()];

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const timeout = (id: string, name: 'expire' | 'deliver' | 'complete', now: Date) =>
  runTimeout(db, { queue }, { orderId: Number(id), timeout: name }, now);
const stockOf = async ({ id }: { id: number }) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
const refundsOf = (id: string) =>
  db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, Number(id)));
const firstId = ({ orders: placed }: { orders: { id: string }[] }) => placed[0]?.id ?? '';
const seen = async (id: string) => (await buyer.call(getCustomerOrder, { params: { id }, body: {} })).order;
const ship = (id: string, more: object = {}) =>
  seller.call(shipOrder, {
    params: { id },
    body: { key: newKey(), carrier: 'flash-express', tracking_number: 'TH0123456789', ...more },
  });
const ledger = async () => findLedgerProblems(await readTrialBalance(db));

describe('an order', () => {
  test('goes from checkout to completion, and its money from the buyer to the seller and the platform', async () => {
    const product = await seller.newProduct({ title: 'Rattan lamp' });
    const before = await getBalances(db, seller.id);
    const id = firstId(await buyer.buy({ product, units: 2 }));
    expect(await seen(id)).toMatchObject({
      ...{ state: 'to_ship', payment_state: 'paid', items_cents: 2000, delivery_cents: 300, total_cents: 2300 },
      ...{ commission_cents: 0, actions: ['cancel', 'receipt'], local: { currency: 'THB', amount_minor: 74_800 } },
      lines: [{ title: 'Rattan lamp', units: 2, state: 'open' }],
    });
    expect(await stockOf(product)).toBe(8);
    expect((await getBalances(db, seller.id)).held - before.held).toBe(2300);
    const shipped = await ship(id);
    expect(shipped.order).toMatchObject({
      ...{ state: 'shipped', commission_cents: 100, address: { line1: '12/5 Soi Sukhumvit 31' } },
      parcels: [{ carrier_name: 'Flash Express', tracking_url: expect.stringContaining('TH0123456789') }],
    });
    await buyer.call(confirmReceipt, { params: { id }, body: {} });
    await timeout(id, 'complete', inDays(6));
    expect((await seen(id)).state).toBe('delivered');
    await timeout(id, 'complete', inDays(8));
    await timeout(id, 'complete', inDays(9));
    const done = await seen(id);
    expect(done.events.map(({ event }) => event)).toEqual(['placed', 'paid', 'shipped', 'delivered', 'completed']);
    const after = await getBalances(db, seller.id);
    expect([after.held - before.held, after.available - before.available]).toEqual([0, 2200]);
    expect(after.commission - before.commission).toBe(100);
    expect(await ledger()).toEqual([]);
  });

  test('shows its address to the seller until the return window after its end has passed', async () => {
    const id = firstId(await buyer.buy({ product: await seller.newProduct() }));
    await buyer.call(cancelOrder, { params: { id }, body: { reason: 'Too slow' } });
    const seenBySeller = async () => (await seller.call(getSellerOrder, { params: { id }, body: {} })).order.address;
    expect(await seenBySeller()).not.toBeNull();
    await db
      .update(orders)
      .set({ closedAt: inDays(-8) })
      .where(eq(orders.id, Number(id)));
    expect(await seenBySeller()).toBeNull();
    expect((await seen(id)).address).not.toBeNull();
  });

  test('that is not paid in time is cancelled, its units are on sale again, and a second timeout changes nothing', async () => {
    const product = await seller.newProduct();
    const id = firstId(await buyer.order([{ product, units: 3 }]));
    await timeout(id, 'expire', new Date(Date.now() + 29 * minuteMs));
    expect((await seen(id)).state).toBe('awaiting_payment');
    await Promise.all([1, 2, 3].map(() => timeout(id, 'expire', new Date(Date.now() + 31 * minuteMs))));
    expect([(await seen(id)).state, await stockOf(product)]).toEqual(['cancelled', 10]);
    const paying = buyer.pay((await seen(id)).purchase_id);
    await expect(paying).rejects.toMatchObject({ code: 'order_changed' });
  });

  test('that the buyer cancels gives everything back, however often it is asked', async () => {
    const product = await seller.newProduct();
    const before = await getBalances(db, seller.id);
    const id = firstId(await buyer.buy({ product, units: 4 }));
    const cancel = () => buyer.call(cancelOrder, { params: { id }, body: { reason: '' } });
    await Promise.all([cancel(), cancel(), cancel()]);
    expect(await stockOf(product)).toBe(10);
    expect(await getBalances(db, seller.id)).toEqual(before);
    const [refund, ...others] = await refundsOf(id);
    expect([refund?.amountCents, others]).toEqual([4300, []]);
    const deps = { db, queue, cards: createSandboxCard(), now: () => new Date() };
    await Promise.all([executeRefund(deps, refund?.id ?? 0), executeRefund(deps, refund?.id ?? 0)]);
    const { events, payment_state } = await seen(id);
    expect(events.filter(({ event }) => event === 'refund_sent')).toHaveLength(1);
    expect(payment_state).toBe('refunded');
  });

  test('can be declined line by line, shipped in parcels, and delivered parcel by parcel', async () => {
    const wanted = [await seller.newProduct(), await seller.newProduct(), await seller.newProduct()];
    const id = firstId(await buyer.buy(...wanted.map((product) => ({ product }))));
    const [first = '', second = '', third = ''] = (await seen(id)).lines.map((line) => line.id);
    const params = { id };
    const decline = { key: newKey(), reason: 'Broken', line_ids: [first] };
    await seller.call(declineOrder, { params, body: decline });
    await seller.call(declineOrder, { params, body: decline });
    const key = newKey();
    const repeated = [await ship(id, { line_ids: [second], key }), await ship(id, { line_ids: [second], key })];
    expect(repeated.map(({ order }) => order.parcels.length)).toEqual([1, 1]);
    const withUsedKey = ship(id, { line_ids: [third], key: decline.key });
    await expect(withUsedKey).rejects.toMatchObject({ code: 'key_used_before' });
    await expect(buyer.call(cancelOrder, { params, body: { reason: '' } })).rejects.toMatchObject({
      code: 'order_changed',
    });
    const { order } = await ship(id, { line_ids: [third] });
    expect(order).toMatchObject({ state: 'shipped', refunded_cents: 1000 });
    const deliver = (parcel_id: string) => seller.call(markDelivered, { params, body: { parcel_id } });
    expect((await deliver(order.parcels[0]?.id ?? '')).order.state).toBe('shipped');
    expect((await deliver(order.parcels[1]?.id ?? '')).order.state).toBe('delivered');
    expect(await ledger()).toEqual([]);
  });

  test('that is declined as a whole refunds delivery as well', async () => {
    const id = firstId(await buyer.buy({ product: await seller.newProduct() }));
    const body = { key: newKey(), reason: 'Sold out' };
    const { order } = await seller.call(declineOrder, { params: { id }, body });
    expect(order).toMatchObject({ state: 'cancelled', refunded_cents: 1300, payment_state: 'refunded' });
  });
});

describe('money that goes straight to the seller', () => {
  test('is written down when the seller confirms it, and its commission is owed by an invoice', async () => {
    const before = await getBalances(db, seller.id);
    const placed = await buyer.order([{ product: await seller.newProduct() }], { method: 'cash_on_delivery' });
    const id = firstId(placed);
    expect(placed).toMatchObject({ payment: { type: 'none' }, orders: [{ state: 'to_ship' }] });
    await ship(id);
    await seller.call(markDelivered, { params: { id }, body: {} });
    await seller.call(markPaid, { params: { id }, body: {} });
    await timeout(id, 'complete', inDays(8));
    expect(await getBalances(db, seller.id)).toEqual(before);
    const isOfOrder = eq(commissionInvoices.orderId, Number(id));
    expect(await db.select().from(commissionInvoices).where(isOfOrder)).toMatchObject([{ amountCents: 50 }]);
    const { summary } = await seller.call(getInvoiceSummary, {});
    expect(summary.commission_owed).toMatchObject({ amount_cents: 50, orders: 1, is_overdue: false });
  });

  test('is asked for by a QR code in the local currency, and never confirmed by the wrong side', async () => {
    const placed = await buyer.order([{ product: await seller.newProduct() }], { method: 'promptpay' });
    expect(placed.payment).toMatchObject({ type: 'qr', codes: [{ currency: 'THB', amount_minor: 42_300 }] });
    const card = await buyer.order([{ product: await seller.newProduct() }]);
    const confirm = (id: string) => seller.call(markPaid, { params: { id }, body: {} });
    await expect(confirm(firstId(card))).rejects.toMatchObject({ code: 'order_changed' });
    expect((await confirm(firstId(placed))).order).toMatchObject({ state: 'to_ship', payment_state: 'paid' });
  });
});

describe('a completed order', () => {
  test('is income, an invoice without gaps and a movement, and can be refunded only from what is available', async () => {
    const shop = await newSeller();
    const product = await shop.newProduct();
    const ids = [];
    for (const _ of [1, 2]) ids.push(firstId(await buyer.buy({ product })));
    const [id = ''] = ids;
    const body = { key: newKey(), carrier: 'flash-express', tracking_number: '' };
    await shop.call(shipOrder, { params: { id }, body });
    await shop.call(markDelivered, { params: { id }, body: {} });
    await timeout(id, 'complete', inDays(8));
    const { invoices } = await shop.call(listInvoices, { body: { is_settled: true } });
    expect(invoices.map(({ number, state }) => `${number} ${state}`).sort()).toEqual([
      'INV-0001 paid',
      'INV-0002 paid',
    ]);
    const { wallet } = await shop.call(getWallet);
    expect(wallet).toMatchObject({ available_cents: 1250, held_cents: 1300, is_live: true });
    const { is_live, latest } = await shop.call(getIncome, {});
    expect([is_live, latest[0]]).toMatchObject([true, { type: 'sale', amount_cents: 1300, fee_cents: 50 }]);
    const refund = (amount_cents: number, key = newKey()) =>
      shop.call(refundOrder, { params: { id }, body: { key, amount_cents, reason: 'Sorry' } });
    await expect(refund(1251)).rejects.toMatchObject({ code: 'not_enough_money' });
    const key = newKey();
    await Promise.all([refund(500, key), refund(500, key)]);
    expect((await shop.call(getWallet)).wallet.available_cents).toBe(750);
    const { movements } = await shop.call(listMovements, { body: {} });
    expect(movements.map(({ type }) => type).sort()).toEqual(['refund', 'sale']);
    expect(await ledger()).toEqual([]);
  });
});

describe('the orders of a seller', () => {
  test('are listed by what needs doing, found by number, buyer and product, and exported', async () => {
    const shop = await newSeller();
    const [lamp, hat] = [await shop.newProduct({ title: 'Blue lamp' }), await shop.newProduct({ title: 'Straw hat' })];
    const lampId = firstId(await buyer.buy({ product: lamp }));
    const hatId = firstId(await buyer.order([{ product: hat }]));
    const list = async (body: object) => {
      const { orders: found, counts } = await shop.call(listSellerOrders, { body });
      return { ids: found.map(({ id }) => id), counts };
    };
    expect(await list({ bucket: 'to_ship' })).toMatchObject({
      ids: [lampId],
      counts: { to_ship: 1, awaiting_payment: 1 },
    });
    expect((await list({ q: 'STRAW' })).ids).toEqual([hatId]);
    expect((await list({ q: `sb-${lampId}` })).ids).toEqual([lampId]);
    expect((await list({ q: 'mali' })).ids).toEqual([hatId, lampId]);
    expect((await list({ q: '%' })).ids).toEqual([]);
    const { name, content } = await shop.call(exportOrders, { body: {} });
    expect([name, content.type]).toEqual(['orders.csv', 'text/csv;charset=utf-8']);
    const csv = Buffer.from(await content.bytes()).toString();
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(4);
  });

  test.each(['9e99', 'x', '1'])('have no documents where one of the ids is %j', async (id) => {
    const own = firstId(await buyer.buy({ product: await seller.newProduct() }));
    const asked = seller.call(getOrderDocuments, { body: { ids: [own, id], type: 'packing-slip' } });
    await expect(asked).rejects.toMatchObject({ code: 'order_not_found' });
  });
});
