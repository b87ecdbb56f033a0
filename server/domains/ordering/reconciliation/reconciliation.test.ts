import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../../contracts/durations.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { cancelOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { openFakeStripe } from '../../../../tests/support/ordering/fake-stripe.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { reconcileAndTell } from '../../../cli/reconcile.ts';
import { createStripe } from '../../../providers/payments/stripe/stripe.ts';
import { createClosedTransfers } from '../../../providers/wallet-transfers/closed-transfers.ts';
import { balanceTransactions, reconciliationDays } from '../../../schema/money/reconciliation.ts';
import { orderPayments, orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { findLedgerProblems, listBalances, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { listOpenDifferences, settleDifference } from '../payments/differences.service.ts';
import { executeRefund } from '../payments/payment-jobs.service.ts';
import { dayOf, startOf } from './days.ts';
import { reconcile, reconcileEndedDays } from './reconcile.service.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const { balance } = fake.ledger;
const cards = await createStripe({ secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url });
const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' }, cards, transfers: createClosedTransfers() });
const { db, queue } = app;
const { newSeller, newBuyer } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
/** Two hours later, when every message has come. */
const later = () => new Date(Date.now() + 2 * hourMs);
const today = () => ({ from: dayOf(new Date(Date.now() - dayMs)), to: dayOf(later()) });
const compare = () => reconcile({ db, cards, now: later }, today());
const open = () => listOpenDifferences(db);

async function post(event: object): Promise<void> {
  const { body, headers } = fake.sign(event);
  const answer = await app.server.inject({
    ...{ method: 'POST', url: `${apiBase}/payments/stripe/webhook`, payload: body },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(200);
}

/** A purchase of 13 dollars that was paid at Stripe. */
async function buy() {
  const placed = await buyer.order([{ product: await seller.newProduct({ priceCents: 1000 }) }]);
  const isOfPurchase = eq(orderPayments.purchaseId, Number(placed.purchase_id));
  const [payment] = await db.select().from(orderPayments).where(isOfPurchase);
  const session = payment?.reference ?? '';
  await post(fake.ledger.pay(session));
  return { session, orderId: placed.orders[0]?.id ?? '', paymentId: payment?.id ?? 0 };
}

async function cancel(orderId: string): Promise<void> {
  await buyer.call(cancelOrder, { params: { id: orderId }, body: { reason: 'changed_mind' } });
  for (const { id } of await db.select().from(orderRefunds)) {
    await executeRefund({ db, queue, cards, now: () => new Date() }, id);
  }
}

test('payments, refunds, disputes and fees of clean books leave nothing open, and the fees are booked once', async () => {
  const [kept, cancelled, won, lost, elsewhere] = [await buy(), await buy(), await buy(), await buy(), await buy()];
  await cancel(cancelled?.orderId ?? '');
  for (const [bought, end] of [
    [won, 'won'],
    [lost, 'lost'],
  ] as const) {
    const part = { id: `dp_${end}`, amount: 700 };
    await post(fake.ledger.dispute(bought?.session ?? '', 'needs_response', part));
    await post(fake.ledger.dispute(bought?.session ?? '', end, part));
  }
  await post(fake.ledger.refundInDashboard(elsewhere?.session ?? '', 300));
  await post(fake.ledger.refundInDashboard(elsewhere?.session ?? '', 200));
  balance.add('fee', { id: 'fee_1', object: 'fee' }, -250);
  balance.add('payout', { id: 'po_own', object: 'payout' }, -1000);

  const first = await compare();
  expect(await open()).toEqual([]);
  expect(first.provider?.counts).toEqual({ in_transit: 5, matched: 7, fee: 1 });
  const feeCents = balance.transactions.reduce((sum, { fee }) => sum + fee, 250);
  expect((await listBalances(db, 0)).get('USD')).toMatchObject({ provider_fees: -feeCents, outside: feeCents });
  // Again, and on two servers at once.
  await Promise.all([compare(), compare()]);
  expect((await listBalances(db, 0)).get('USD')).toMatchObject({ provider_fees: -feeCents });
  expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  expect(kept?.session).toMatch(/^cs_/u);
});

test('what only one side has is listed with the amount, and closes when a later run finds the match', async () => {
  const { session } = await buy();
  const [charge] = balance.transactions.splice(-1);
  await db.delete(balanceTransactions).where(eq(balanceTransactions.externalId, charge?.id ?? ''));
  const lines: string[] = [];
  const tell = () => reconcileAndTell({ db, cards, now: later, log: (line) => void lines.push(line) }, today());
  await expect(tell()).rejects.toThrow('1 differences are open.');
  expect(lines.at(-1)).toMatch(new RegExp(`-13.00 USD only in the ledger, a payment, stripe ${session}`, 'u'));
  balance.transactions.push(...(charge ? [charge] : []));
  lines.length = 0;
  await tell();
  expect(lines.at(-1)).toBe('No payment has a difference that nobody settled.');
});

test('a difference that a person has settled stays settled', async () => {
  balance.add('adjustment', { id: 'adj_1', object: 'adjustment' }, -77);
  await compare();
  const [found] = await open();
  expect(found).toMatchObject({ cause: 'theirs_only', amountCents: -77 });
  await settleDifference(db, { id: found?.id ?? 0, operator: 'mali', reason: 'A correction of Stripe' }, new Date());
  await compare();
  expect(await open()).toEqual([]);
});

test('a reading that is broken off goes on behind the last page that was stored', async () => {
  for (let index = 0; index < 230; index += 1) balance.add('fee', { id: `fee_${index}`, object: 'fee' }, -1);
  const at = new Date(Date.now() + 2 * dayMs);
  const days = today();
  fake.faults.push(null, null, 'no answer after it was done', 'overloaded');
  await expect(reconcile({ db, cards, now: () => at }, { ...days, from: days.to })).rejects.toMatchObject({
    failure: 'unavailable',
  });
  const [day] = await db.select().from(reconciliationDays).where(eq(reconciliationDays.day, days.to));
  expect(day?.cursor).toMatch(/^txn_/u);
  fake.faults.length = 0;
  const asked = fake.requests.length;
  await reconcile({ db, cards, now: () => at }, { ...days, from: days.to });
  expect(fake.requests[asked]?.fields.starting_after).toBe(day?.cursor);
  expect(await open()).toEqual([]);
  const fees = await db.select().from(balanceTransactions).where(eq(balanceTransactions.result, 'fee'));
  expect(fees.filter(({ amountCents }) => amountCents === -1)).toHaveLength(230);
});

test('the job of the night compares every day since the last one that was read to its end', async () => {
  const at = new Date(Date.now() + 6 * dayMs);
  const report = await reconcileEndedDays({ db, cards, now: () => at });
  expect(report.to).toBe(dayOf(new Date(at.getTime() - dayMs)));
  expect(startOf(report.to).getTime() - startOf(report.from).getTime()).toBeGreaterThanOrEqual(4 * dayMs);
});
