import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { getWallet, requestMovement } from '../../../../contracts/money/wallet.ts';
import { cancelOrder, getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { declineOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { openFakeStripe } from '../../../../tests/support/ordering/fake-stripe.ts';
import { findBroken } from '../../../../tests/support/ordering/order-histories/find-broken.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createStripe } from '../../../providers/payments/stripe/stripe.ts';
import { createClosedTransfers } from '../../../providers/wallet-transfers/closed-transfers.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { orderPayments, orderRefunds, paymentDifferences } from '../../../schema/ordering/order-payments.ts';
import { getBalances, transfer, writeEntry } from '../../money/ledger/journal.service.ts';
import { applyOrderEvent } from '../order-lifecycle/apply-event.service.ts';
import { executeRefund } from './payment-jobs.service.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const stripe = await createStripe({ secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url });
const app = await buildTestApp({
  settings: { ORDER_LIMIT: '100000' },
  cards: stripe,
  transfers: createClosedTransfers(),
});
const { db, queue } = app;
const { newSeller, newBuyer } = ordering(app);
const buyer = await newBuyer();
type Seller = Awaited<ReturnType<typeof newSeller>>;

const see = async (id: string) => (await buyer.call(getCustomerOrder, { params: { id }, body: {} })).order;
const brokenRules = async () => (await findBroken(db)).filter((rule) => !rule.startsWith('units that are neither'));

async function post(event: object): Promise<void> {
  const { body, headers } = fake.sign(event);
  const answer = await app.server.inject({
    ...{ method: 'POST', url: `${apiBase}/payments/stripe/webhook`, payload: body },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(200);
}

/** A purchase that was paid at Stripe: an order of each seller, with delivery of 3 dollars. */
async function buy(...goods: { seller: Seller; priceCents: number }[]) {
  const lines = await Promise.all(
    goods.map(async ({ seller, priceCents }) => ({ product: await seller.newProduct({ priceCents }) })),
  );
  const placed = await buyer.order(lines);
  const [payment] = await db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.purchaseId, Number(placed.purchase_id)));
  const session = payment?.reference ?? '';
  await post(fake.ledger.pay(session));
  const productIds = lines.map(({ product }) => product.id);
  return { ids: placed.orders.map(({ id }) => id), paymentId: payment?.id ?? 0, session, productIds };
}

/** Brings a paid order to its end, so that its money is the seller's. */
async function complete(id: string): Promise<void> {
  const at = new Date(Date.now() + 30 * dayMs);
  const common = { orderId: Number(id), at } as const;
  await db.transaction(async (tx) => {
    await applyOrderEvent(tx, { queue }, { ...common, event: 'shipped', by: 'seller' });
    await applyOrderEvent(tx, { queue }, { ...common, event: 'delivered', by: 'buyer' });
    await applyOrderEvent(tx, { queue }, { ...common, event: 'completed', by: 'platform' });
  });
}

/** The seller's money has left for a bank. */
async function spend(sellerId: number): Promise<void> {
  const { available } = await getBalances(db, sellerId);
  const postings = transfer('available', 'outside', available);
  await db.transaction((tx) =>
    writeEntry(tx, {
      orderId: 0,
      step: 'goodwill',
      key: crypto.randomUUID(),
      createdAt: new Date(),
      sellerId,
      postings,
    }),
  );
}

describe('a dispute', () => {
  test('about a part takes only that part, shared by the sellers of the payment', async () => {
    const [first, second] = [await newSeller(), await newSeller()];
    const { ids, session } = await buy({ seller: first, priceCents: 3800 }, { seller: second, priceCents: 9800 });
    await post(fake.ledger.dispute(session, 'needs_response', { amount: 4100 }));
    const apart = await Promise.all([first, second].map(async ({ id }) => (await getBalances(db, id)).disputed));
    expect(apart).toEqual([1184, 2916]);
    await post(fake.ledger.dispute(session, 'lost', { amount: 4100 }));
    const orders = await Promise.all(ids.map(see));
    expect(orders.map(({ refunded_cents }) => refunded_cents)).toEqual([1184, 2916]);
    expect(orders.map(({ state, payment_state }) => [state, payment_state])).toEqual([
      ['to_ship', 'paid'],
      ['to_ship', 'paid'],
    ]);
    expect(await brokenRules()).toEqual([]);
  });

  test('lets nothing be refunded or cancelled until it is decided, and gives all back when it is won', async () => {
    const seller = await newSeller();
    const { ids, session } = await buy({ seller, priceCents: 1000 });
    const params = { id: ids[0] ?? '' };
    await post(fake.ledger.dispute(session, 'needs_response'));
    const refusal = { code: 'order_changed', message: /disputing this payment/ };
    await expect(buyer.call(cancelOrder, { params, body: {} })).rejects.toMatchObject(refusal);
    const decline = { key: `key-${crypto.randomUUID()}`, reason: 'Broken', line_ids: [] };
    await expect(seller.call(declineOrder, { params, body: decline })).rejects.toMatchObject(refusal);
    expect((await see(params.id)).actions).not.toContain('cancel');
    await post(fake.ledger.dispute(session, 'won'));
    expect(await see(params.id)).toMatchObject({ state: 'to_ship', payment_state: 'paid', refunded_cents: 0 });
    expect(await getBalances(db, seller.id)).toMatchObject({ held: 1300, disputed: 0 });
    expect(await brokenRules()).toEqual([]);
    app.takeErrors();
  });

  test('that is lost before anything was sent ends the order, and its goods are on sale again', async () => {
    const { ids, session, productIds } = await buy({ seller: await newSeller(), priceCents: 1000 });
    await post(fake.ledger.dispute(session, 'needs_response'));
    await post(fake.ledger.dispute(session, 'lost'));
    const order = await see(ids[0] ?? '');
    expect(order).toMatchObject({ state: 'cancelled', payment_state: 'refunded', refunded_cents: 1300 });
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.id, productIds[0] ?? 0));
    expect(product?.stock).toBe(10);
    expect(await brokenRules()).toEqual([]);
  });

  test('about money that the seller has withdrawn is a debt, which the next sale pays first', async () => {
    const seller = await newSeller();
    const { ids, session } = await buy({ seller, priceCents: 10_000 });
    await complete(ids[0] ?? '');
    await spend(seller.id);
    await post(fake.ledger.dispute(session, 'needs_response'));
    await post(fake.ledger.dispute(session, 'lost'));
    expect(await getBalances(db, seller.id)).toMatchObject({ available: 0, disputed: 0, debt: -10_300 });
    expect(await seller.call(getWallet, {})).toMatchObject({ wallet: { debt_cents: 10_300 } });
    const next = await buy({ seller, priceCents: 5000 });
    await complete(next.ids[0] ?? '');
    const { available, debt, commission } = await getBalances(db, seller.id);
    const commissionOfFirst = 500;
    expect(available).toBe(0);
    expect(debt).toBe(-10_300 + 5300 - (commission - commissionOfFirst));
    expect(await brokenRules()).toEqual([]);
  });

  test('that fitted no order is settled by the operator and not booked besides when something is free later', async () => {
    const { ids, session, paymentId } = await buy({ seller: await newSeller(), priceCents: 1000 });
    await post(fake.ledger.dispute(session, 'needs_response', { id: 'dp_all' }));
    await post(fake.ledger.dispute(session, 'needs_response', { id: 'dp_more', amount: 300 }));
    await post(fake.ledger.dispute(session, 'won', { id: 'dp_all' }));
    await post(fake.ledger.dispute(session, 'lost', { id: 'dp_more', amount: 300 }));
    const differences = await db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId));
    expect(differences).toMatchObject([{ cause: 'dispute', amountCents: 300 }]);
    expect(await see(ids[0] ?? '')).toMatchObject({ payment_state: 'paid', refunded_cents: 0 });
    expect(await brokenRules()).toEqual([]);
  });

  test('that fitted no order leaves the list of differences by itself when it is won', async () => {
    const { session, paymentId } = await buy({ seller: await newSeller(), priceCents: 1000 });
    await post(fake.ledger.dispute(session, 'needs_response', { id: 'dp_whole' }));
    await post(fake.ledger.dispute(session, 'needs_response', { id: 'dp_extra', amount: 300 }));
    await post(fake.ledger.dispute(session, 'won', { id: 'dp_extra', amount: 300 }));
    const differences = await db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId));
    expect(differences).toMatchObject([
      { settledAt: expect.any(Date), settledBy: 'snapbazaar', note: 'The dispute was won.' },
    ]);
    expect(await brokenRules()).toEqual([]);
  });

  test('that is only an inquiry moves no money', async () => {
    const seller = await newSeller();
    const { ids, session } = await buy({ seller, priceCents: 1000 });
    await post(fake.ledger.dispute(session, 'warning_needs_response'));
    expect(await see(ids[0] ?? '')).toMatchObject({ payment_state: 'paid' });
    expect((await getBalances(db, seller.id)).disputed).toBe(0);
  });
});

describe('a refund on the provider’s own pages', () => {
  test('is booked against its order, once, and the seller is not paid for it', async () => {
    const seller = await newSeller();
    const { ids, session } = await buy({ seller, priceCents: 9800 });
    const event = fake.ledger.refundInDashboard(session, 4000);
    await post(event);
    await post(event);
    expect(await see(ids[0] ?? '')).toMatchObject({ state: 'to_ship', refunded_cents: 4000 });
    await complete(ids[0] ?? '');
    const { available, commission } = await getBalances(db, seller.id);
    expect(available + commission).toBe(10_100 - 4000);
    expect(await brokenRules()).toEqual([]);
  });

  test('of all ends an order of which nothing was sent', async () => {
    const { ids, session } = await buy({ seller: await newSeller(), priceCents: 1000 });
    await post(fake.ledger.refundInDashboard(session, 1300));
    expect(await see(ids[0] ?? '')).toMatchObject({ state: 'cancelled', payment_state: 'refunded' });
  });

  test('that comes before ours leaves nothing to send, and is not refunded a second time', async () => {
    const { ids, session, paymentId } = await buy({ seller: await newSeller(), priceCents: 1000 });
    await buyer.call(cancelOrder, { params: { id: ids[0] ?? '' }, body: {} });
    await post(fake.ledger.refundInDashboard(session, 1300));
    const [refund] = await db.select().from(orderRefunds).where(eq(orderRefunds.paymentId, paymentId));
    await executeRefund({ db, queue, cards: stripe, now: () => new Date() }, refund?.id ?? 0);
    const [done] = await db.select().from(orderRefunds).where(eq(orderRefunds.paymentId, paymentId));
    expect(done?.doneAt).not.toBeNull();
    expect(await db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId))).toEqual([]);
    expect(await brokenRules()).toEqual([]);
  });

  test('of a part that comes before ours of all is completed with what is left', async () => {
    const { ids, session, paymentId } = await buy({ seller: await newSeller(), priceCents: 1000 });
    const event = fake.ledger.refundInDashboard(session, 900);
    await buyer.call(cancelOrder, { params: { id: ids[0] ?? '' }, body: {} });
    const [refund] = await db.select().from(orderRefunds).where(eq(orderRefunds.paymentId, paymentId));
    for (const _ of [1, 2]) await executeRefund({ db, queue, cards: stripe, now: () => new Date() }, refund?.id ?? 0);
    expect(fake.ledger.chargeOf(session).amount_refunded).toBe(1300);
    await post(event);
    expect(await db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId))).toEqual([]);
    expect(await see(ids[0] ?? '')).toMatchObject({ payment_state: 'refunded', refunded_cents: 1300 });
    expect(await brokenRules()).toEqual([]);
  });

  test('that fits no order stays on the list of differences', async () => {
    const { session, paymentId } = await buy({ seller: await newSeller(), priceCents: 1000 });
    await post(fake.ledger.dispute(session, 'needs_response'));
    await post(fake.ledger.refundInDashboard(session, 500));
    const differences = await db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId));
    expect(differences).toMatchObject([{ cause: 'refunded_elsewhere', amountCents: 500, settledAt: null }]);
  });
});

test('beside a provider of real payments nothing is deposited from nothing or withdrawn to nowhere', async () => {
  const seller = await newSeller();
  const key = `key-${crypto.randomUUID()}`;
  const body = { type: 'deposit', wallet: 'usdt', amount: '50', fee_cents: 0, key } as const;
  await expect(seller.call(requestMovement, { body })).rejects.toMatchObject({ code: 'transfers_unavailable' });
  expect(await seller.call(getWallet, {})).toMatchObject({ wallet: { has_transfers: false } });
  app.takeErrors();
});
