import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { hourMs, minuteMs } from '../../../../contracts/durations.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { checkout, getPurchase } from '../../../../contracts/ordering/checkout.ts';
import { cancelOrder, claimPayment, getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { openFakeStripe } from '../../../../tests/support/ordering/fake-stripe.ts';
import { address, goodCard, ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import type { OrderPaymentProvider } from '../../../providers/payments/order-payments.ts';
import { createSandboxCard } from '../../../providers/payments/sandbox-card/sandbox-card.ts';
import { createStripe } from '../../../providers/payments/stripe/stripe.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { orderPayments, orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { runTimeout } from '../orders/timeouts.service.ts';
import { applyPaymentEvent } from './payment-events.service.ts';
import { executeRefund } from './payment-jobs.service.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const stripe = await createStripe({ secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url });
const settings = { ORDER_LIMIT: '100000' };
const app = await buildTestApp({ settings, cards: stripe });
const { db, queue } = app;
const { newSeller, newBuyer } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const now = () => new Date();
const expire = (id: string) =>
  runTimeout(db, { queue }, { orderId: Number(id), timeout: 'expire' }, new Date(Date.now() + 40 * minuteMs));
const see = async (id: string) => (await buyer.call(getCustomerOrder, { params: { id }, body: {} })).order;
const ledger = async () => findLedgerProblems(await readTrialBalance(db));

/** A purchase of one order, and the session that was opened for it at Stripe. */
async function startPurchase() {
  const placed = await buyer.order([{ product: await seller.newProduct() }]);
  const isOfPurchase = eq(orderPayments.purchaseId, Number(placed.purchase_id));
  const [payment] = await db.select().from(orderPayments).where(isOfPurchase);
  return { id: placed.orders[0]?.id ?? '', purchaseId: placed.purchase_id, payment, session: payment?.reference ?? '' };
}

async function post(event: object, signing?: Parameters<typeof fake.sign>[1]) {
  const { body, headers } = fake.sign(event, signing);
  const answer = await app.server.inject({
    method: 'POST',
    url: `${apiBase}/payments/stripe/webhook`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  return answer.statusCode;
}

describe('a payment at Stripe', () => {
  test('is told by a signed message, once however often it comes', async () => {
    const { id, session, purchaseId } = await startPurchase();
    const before = await getBalances(db, seller.id, { mode: 'live' });
    const event = fake.ledger.pay(session);
    expect(await post(event, { secret: 'whsec_wrong' })).toBe(400);
    expect(await post(event, { at: new Date(Date.now() - hourMs) })).toBe(400);
    expect((await see(id)).state).toBe('awaiting_payment');
    expect(await Promise.all([post(event), post(event), post(event)])).toEqual([200, 200, 200]);
    expect(await see(id)).toMatchObject({ state: 'to_ship', payment_state: 'paid' });
    expect((await getBalances(db, seller.id, { mode: 'live' })).held - before.held).toBe(1300);
    expect(await buyer.call(getPurchase, { params: { id: purchaseId } })).toMatchObject({ state: 'paid' });
    app.takeErrors();
  });

  test('that arrives after the order expired goes back by itself, and the units stay on sale', async () => {
    const { id, session, payment } = await startPurchase();
    await expire(id);
    expect(await post(fake.ledger.pay(session))).toBe(200);
    const order = await see(id);
    expect([order.state, order.events.at(-1)?.event]).toEqual(['cancelled', 'paid_late']);
    const isOfOrder = eq(orderRefunds.orderId, Number(id));
    const [refund] = await db.select().from(orderRefunds).where(isOfOrder);
    const deps = { db, queue, cards: stripe, now };
    await executeRefund(deps, refund?.id ?? 0);
    await executeRefund(deps, refund?.id ?? 0);
    const [done] = await db.select().from(orderRefunds).where(isOfOrder);
    const isPayment = eq(orderPayments.id, payment?.id ?? 0);
    const [returned] = await db.select().from(orderPayments).where(isPayment);
    expect([done?.amountCents, Boolean(done?.doneAt), returned?.state]).toEqual([1300, true, 'returned']);
    expect(await ledger()).toEqual([]);
  });

  test('whose messages come in another order ends the same', async () => {
    const { id, session } = await startPurchase();
    const common = { reference: session, amountCents: 1300, at: new Date() };
    const events = [
      { ...common, id: `${session} lost`, status: 'refunded', reason: 'dispute_lost' },
      { ...common, id: `${session} expired`, status: 'cancelled' },
      { ...common, id: `${session} disputed`, status: 'disputed' },
      { ...common, id: `${session} paid`, status: 'paid' },
      { ...common, id: `${session} paid`, status: 'paid' },
    ] as const;
    for (const event of events) await applyPaymentEvent({ db, queue, now }, 'stripe', event);
    expect(await see(id)).toMatchObject({ payment_state: 'refunded', refunded_cents: 1300 });
    const isOfOrder = eq(orderRefunds.orderId, Number(id));
    expect(await db.select().from(orderRefunds).where(isOfOrder)).toEqual([]);
    expect(await ledger()).toEqual([]);
  });

  test('covers the orders that still wait when one of them was cancelled, and a stranger’s session nothing', async () => {
    const other = await newSeller();
    const lines = [await seller.newProduct(), await other.newProduct()].map((product) => ({ product }));
    const placed = await buyer.order(lines);
    const [first = '', second = ''] = placed.orders.map(({ id }) => id);
    const isOfPurchase = eq(orderPayments.purchaseId, Number(placed.purchase_id));
    const [whole] = await db.select().from(orderPayments).where(isOfPurchase);
    await buyer.call(cancelOrder, { params: { id: first }, body: {} });
    await post(fake.ledger.pay(whole?.reference ?? ''));
    expect([(await see(first)).state, (await see(second)).state]).toEqual(['cancelled', 'to_ship']);
    const refunds = await db
      .select()
      .from(orderRefunds)
      .where(eq(orderRefunds.paymentId, whole?.id ?? 0));
    expect(refunds).toMatchObject([{ orderId: Number(first), amountCents: 1300 }]);
    const unknown = { id: 'evt', reference: 'cs_other', status: 'paid', amountCents: 5, at: new Date() } as const;
    await applyPaymentEvent({ db, queue, now }, 'stripe', unknown);
    expect(await ledger()).toEqual([]);
  });

  test('is not started while Stripe is away: the order stays, and the sentence says that nothing was charged', async () => {
    const product = await seller.newProduct();
    fake.faults.push('overloaded', 'overloaded', 'overloaded');
    const key = `key-${crypto.randomUUID()}`;
    const lines = [{ product_id: String(product.id), units: 1 }];
    const body = { key, address, payment_method: 'card' as const, lines };
    await expect(buyer.call(checkout, { body })).rejects.toMatchObject({ code: 'payment_unavailable' });
    fake.faults.length = 0;
    expect(await buyer.call(checkout, { body })).toMatchObject({ payment: { type: 'redirect' } });
    const [{ stock } = { stock: 0 }] = await db.select().from(products).where(eq(products.id, product.id));
    expect(stock).toBe(9);
    app.takeErrors();
  });
});

describe('a card of the sandbox', async () => {
  const sandbox = await buildTestApp({ settings, database: app.database });
  const shopper = await ordering(sandbox).newBuyer();
  const place = async () => shopper.order([{ product: await seller.newProduct() }]);
  const card = (number: string) => ({ ...goodCard, number });

  test('is declined, then replaced by one that wants a challenge, and pays once', async () => {
    const { purchase_id, orders } = await place();
    const declined = shopper.pay(purchase_id, card('4000 0000 0000 0002'));
    await expect(declined).rejects.toMatchObject({ code: 'card_declined', status: 402 });
    const secure = card('4000 0000 0000 3220');
    expect((await shopper.pay(purchase_id, secure)).state).toBe('two_factor');
    await expect(shopper.pay(purchase_id, secure, '000001')).rejects.toMatchObject({ code: 'card_declined' });
    const both = await Promise.all([
      shopper.pay(purchase_id, secure, '123450'),
      shopper.pay(purchase_id, secure, '123450'),
    ]);
    expect(both.map(({ state }) => state)).toEqual(['paid', 'paid']);
    const id = orders[0]?.id ?? '';
    const { order } = await shopper.call(getCustomerOrder, { params: { id }, body: {} });
    expect(order.events.map(({ event }) => event)).toEqual(['placed', 'paid']);
    const stranger = await ordering(sandbox).newBuyer();
    await expect(stranger.pay(purchase_id)).rejects.toMatchObject({ code: 'purchase_not_found' });
  });

  test('that pays one order of two leads to the transfer for the other', async () => {
    const other = await newSeller();
    const lines = [await seller.newProduct(), await other.newProduct()].map(({ id }) => ({
      product_id: String(id),
      units: 1,
    }));
    const key = `key-${crypto.randomUUID()}`;
    const methods = { payment_method: 'card', payment_methods: { [other.id]: 'promptpay' } } as const;
    const placed = await shopper.call(checkout, { body: { key, address, ...methods, lines } });
    expect(placed.payment.type).toBe('card');
    const paid = await shopper.pay(placed.purchase_id);
    const [, second] = placed.orders;
    expect(paid).toMatchObject({ state: 'pending', payment: { type: 'qr', codes: [{ order_id: second?.id }] } });
    expect(paid.orders.map(({ payment_state }) => payment_state)).toEqual(['paid', 'unpaid']);

    await shopper.call(claimPayment, { params: { id: second?.id ?? '' }, body: { reference: '' } });
    const { payment } = await shopper.call(getPurchase, { params: { id: placed.purchase_id } });
    expect(payment).toMatchObject({ codes: [{ is_claimed: true, order_number: second?.number }] });
  });

  test('that is charged while its order expires is refunded, and the buyer is told so', async () => {
    const cards = createSandboxCard();
    let orderId = '';
    const late: OrderPaymentProvider = {
      ...cards,
      async confirm(...given) {
        await expire(orderId);
        return (cards.confirm ?? expect.unreachable())(...given);
      },
    };
    const slow = ordering(await buildTestApp({ settings, database: app.database, cards: late }));
    const unlucky = await slow.newBuyer();
    const { purchase_id, orders } = await unlucky.order([{ product: await seller.newProduct() }]);
    orderId = orders[0]?.id ?? '';
    await expect(unlucky.pay(purchase_id)).rejects.toMatchObject({ code: 'order_changed', message: /money goes back/ });
    const { order } = await unlucky.call(getCustomerOrder, { params: { id: orderId }, body: {} });
    expect(order.events.map(({ event }) => event)).toEqual(['placed', 'expired', 'paid_late']);
  });

  test('has no webhook', async () => {
    const url = `${apiBase}/payments/stripe/webhook`;
    expect((await sandbox.server.inject({ method: 'POST', url, payload: '{}' })).statusCode).toBe(404);
  });
});
