import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import {
  cancelOrder,
  claimPayment,
  confirmPayback,
  disputePayback,
  getCustomerOrder,
  givePaybackAccount,
  requestReturn,
} from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { Payback } from '../../../../contracts/ordering/orders/orders.ts';
import {
  declineOrder,
  getSellerOrder,
  markDelivered,
  markPaid,
  markReturned,
  sendPayback,
  shipOrder,
  uploadSellerOrderPhoto,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import { ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { orderEvents } from '../../../schema/ordering/orders.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import { getBalances } from '../../money/ledger/journal.service.ts';
import { runTimeout } from '../orders/timeouts.service.ts';
import { decidePayback } from './paybacks.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const account = { method: 'promptpay', account: '081-234-5678' } as const;

/** An order of two lines of 10 dollars, of which the seller has confirmed the transfer. */
async function newPaid() {
  const products = [await seller.newProduct(), await seller.newProduct()];
  const placed = await buyer.order(
    products.map((product) => ({ product })),
    { method: 'promptpay' },
  );
  const id = placed.orders[0]?.id ?? '';
  const params = { id };
  await buyer.call(claimPayment, { params, body: { reference: 'A1' } });
  const { order } = await seller.call(markPaid, { params, body: {} });
  const seen = async () => (await buyer.call(getCustomerOrder, { params, body: {} })).order;
  const paybackOf = async (): Promise<Payback | undefined> => (await seen()).paybacks.at(-1);
  const wait = async (days: number) => {
    const paybackId = Number((await paybackOf())?.id);
    await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'payback', paybackId }, inDays(days));
  };
  return { id, params, lineIds: order.lines.map((line) => line.id), seen, paybackOf, wait };
}

type Tester = Pick<typeof buyer, 'call'>;
const tasksOf = async ({ call }: Tester, id: string) =>
  (await call(listTasks, {})).tasks.filter((task) => task.order_id === id).map(({ type }) => type);
const eventsOf = async (id: string) => {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, Number(id)))
    .orderBy(orderEvents.id);
  return rows.map(({ event }) => event).filter((event) => event.startsWith('payback'));
};

describe('a direct payment', () => {
  test('of a cancelled order is to be paid back, and refunded only when the buyer has it', async () => {
    const { id, params, seen, paybackOf } = await newPaid();
    const before = await getBalances(db, seller.id);
    const { order } = await buyer.call(cancelOrder, { params, body: {} });
    expect(order).toMatchObject({ state: 'cancelled', payment_state: 'to_pay_back', refunded_cents: 0 });
    expect(order.payback_cents).toBe(order.total_cents);
    expect(order.paybacks).toMatchObject([{ state: 'needs_account', amount_cents: order.total_cents, account: null }]);
    expect(order.paybacks[0]?.local).toEqual({ currency: 'THB', amount_minor: order.local?.amount_minor });
    expect([await tasksOf(buyer, id), await tasksOf(seller, id)]).toEqual([['name_account'], []]);

    const named = (await buyer.call(givePaybackAccount, { params, body: account })).order.paybacks[0];
    expect(named).toMatchObject({ state: 'due', account: { method: 'promptpay', number: '•••• 678' } });
    expect(await tasksOf(seller, id)).toEqual(['pay_back']);
    const shown = (await seller.call(getSellerOrder, { params, body: {} })).order;
    expect(shown.paybacks[0]?.account?.number).toBe('0812345678');
    expect(shown.actions).toContain('send-payback');

    await seller.call(sendPayback, { params, body: { reference: 'KB-77' } });
    expect(await seen()).toMatchObject({ payment_state: 'to_pay_back', refunded_cents: 0 });
    const hidden = (await seller.call(getSellerOrder, { params, body: {} })).order.paybacks[0];
    expect(hidden?.account?.number).toBe('•••• 678');
    expect([await tasksOf(buyer, id), await tasksOf(seller, id)]).toEqual([['confirm_payback'], []]);

    const { order: ended } = await buyer.call(confirmPayback, { params, body: {} });
    expect(ended).toMatchObject({ payment_state: 'refunded', payback_cents: 0, refunded_cents: ended.total_cents });
    expect(await paybackOf()).toMatchObject({ state: 'received', account: null, reference: 'KB-77' });
    expect(await getBalances(db, seller.id)).toEqual(before);
    expect(await eventsOf(id)).toEqual(['payback_account', 'payback_sent', 'payback_received']);
  });

  test('of a declined line is to be paid back, and leaves commission on what was kept', async () => {
    const { id, params, lineIds, paybackOf } = await newPaid();
    const { order } = await seller.call(declineOrder, {
      params,
      body: { key: newKey(), reason: 'Broken', line_ids: lineIds.slice(0, 1) },
    });
    expect(order).toMatchObject({ state: 'to_ship', payment_state: 'paid', payback_cents: 1000, refunded_cents: 0 });
    await seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
    await seller.call(markDelivered, { params, body: {} });
    await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, inDays(8));
    const [owed] = await db
      .select()
      .from(commissionInvoices)
      .where(eq(commissionInvoices.orderId, Number(id)));
    expect(owed?.amountCents).toBe(50);
    expect(await paybackOf()).toMatchObject({ state: 'needs_account', amount_cents: 1000 });
  });

  test('of returned goods is to be paid back, without commission where nothing was kept', async () => {
    const { id, params, lineIds, seen } = await newPaid();
    await seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
    await seller.call(markDelivered, { params, body: {} });
    await buyer.call(requestReturn, { params, body: { key: newKey(), line_ids: lineIds, reason: 'Too small' } });
    await seller.call(markReturned, { params, body: {} });
    expect(await seen()).toMatchObject({ payment_state: 'paid', payback_cents: 2000, refunded_cents: 0 });
    await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, inDays(8));
    const owed = await db
      .select()
      .from(commissionInvoices)
      .where(eq(commissionInvoices.orderId, Number(id)));
    expect(owed).toEqual([]);
  });
});

describe('a payback', () => {
  test('reminds the buyer of the account, then the seller of the money, and tells both when it is late', async () => {
    const { id, params, wait } = await newPaid();
    await buyer.call(cancelOrder, { params, body: {} });
    await wait(1);
    expect(await eventsOf(id)).toEqual([]);
    await wait(3);
    await wait(4);
    await buyer.call(givePaybackAccount, { params, body: account });
    await wait(6);
    await wait(6);
    await wait(8);
    await wait(30);
    const names = ['payback_account_reminded', 'payback_account', 'payback_reminded', 'payback_overdue'];
    expect(await eventsOf(id)).toEqual(names);
  });

  test('to which nobody objects counts as received, and one that is missing is decided by the operator', async () => {
    const quiet = await newPaid();
    await buyer.call(cancelOrder, { params: quiet.params, body: {} });
    await seller.call(sendPayback, { params: quiet.params, body: { reference: 'A1' } });
    await quiet.wait(13);
    expect((await quiet.seen()).payment_state).toBe('to_pay_back');
    await quiet.wait(15);
    expect((await quiet.seen()).payment_state).toBe('refunded');

    const { id, params, seen, wait } = await newPaid();
    await buyer.call(cancelOrder, { params, body: {} });
    await expect(buyer.call(disputePayback, { params, body: { reason: 'No' } })).rejects.toThrow('has not said yet');
    await buyer.call(givePaybackAccount, { params, body: account });
    await seller.call(sendPayback, { params, body: { reference: 'A1' } });
    await buyer.call(disputePayback, { params, body: { reason: 'Nothing is there' } });
    await wait(60);
    expect(await seen()).toMatchObject({ payment_state: 'to_pay_back', paybacks: [{ state: 'disputed' }] });
    const deps = { db, queue, now: () => new Date() };
    await decidePayback(deps, { orderId: Number(id), isPaid: false });
    expect(await seen()).toMatchObject({ paybacks: [{ state: 'due', reference: '', sent_at: null }] });
    await decidePayback(deps, { orderId: Number(id), isPaid: true });
    expect(await seen()).toMatchObject({ payment_state: 'refunded', paybacks: [{ state: 'received' }] });
  });

  test('needs a proof, takes the seller’s slip also of a cancelled order, and shows it to the buyer', async () => {
    const { params, paybackOf } = await newPaid();
    const photo = { params, body: {}, file: await drawPhoto({}) };
    await expect(seller.call(uploadSellerOrderPhoto, photo)).rejects.toThrow('There is nothing to pay back');
    await buyer.call(cancelOrder, { params, body: {} });
    await expect(seller.call(sendPayback, { params, body: {} })).rejects.toThrow('slip or the reference');
    const { name } = await seller.call(uploadSellerOrderPhoto, photo);
    await seller.call(sendPayback, { params, body: { slip: name } });
    expect(await paybackOf()).toMatchObject({ state: 'sent', slip: name });
  });

  test.each([
    ['a wrong PromptPay id', { method: 'promptpay', account: '12' }],
    ['an unknown bank of Vietnam', { method: 'vietqr', bank: '000000', account: '12345678' }],
    ['a bank account without its holder', { method: 'bank', bank: 'Kasikornbank', account: '1234567890' }],
  ] as const)('refuses %s with a sentence', async (_, body) => {
    const { params, paybackOf } = await newPaid();
    await buyer.call(cancelOrder, { params, body: {} });
    await expect(buyer.call(givePaybackAccount, { params, body })).rejects.toMatchObject({ code: 'bad_input' });
    expect(await paybackOf()).toMatchObject({ state: 'needs_account', account: null });
  });

  test('keeps the account out of events and mails, and deletes it with the arrival of the money', async () => {
    const { id, params } = await newPaid();
    await buyer.call(cancelOrder, { params, body: {} });
    const body = { method: 'bank', bank: 'Kasikornbank', holder: 'Mali Srisuk', account: '765-4-32109-8' } as const;
    await buyer.call(givePaybackAccount, { params, body });
    const stored = async () => {
      const [row] = await db
        .select()
        .from(orderPaybacks)
        .where(eq(orderPaybacks.orderId, Number(id)));
      return row?.account;
    };
    expect(await stored()).toMatchObject({ account: '7654321098' });
    const written = JSON.stringify([await db.select().from(orderEvents), await db.select().from(mails)]);
    expect(written).not.toContain('7654321098');
    await buyer.call(confirmPayback, { params, body: {} });
    expect(await stored()).toBeNull();
  });

  test('keeps both accounts open', async () => {
    const [other, shop] = [await newBuyer(), await newSeller()];
    const placed = await other.order([{ product: await shop.newProduct() }], { method: 'promptpay' });
    const params = { id: placed.orders[0]?.id ?? '' };
    await shop.call(markPaid, { params, body: {} });
    await other.call(cancelOrder, { params, body: {} });
    const close = ({ call }: Tester) => call(closeAccount, { body: { current_password: password } });
    await expect(close(other)).rejects.toMatchObject({ code: 'orders_open' });
    await expect(close(shop)).rejects.toMatchObject({ code: 'orders_open' });
    await other.call(confirmPayback, { params, body: {} });
    await close(other);
  });
});
