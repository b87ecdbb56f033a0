import { afterAll, expect, test } from 'vitest';
import { openFakeStripe } from '../../../../tests/support/ordering/fake-stripe.ts';
import type { BalanceTransaction } from '../balance-transactions.ts';
import { createStripe } from './stripe.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const provider = await createStripe({
  ...{ secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url },
});
const hour = 3600_000;

async function startPaid(): Promise<string> {
  const started = await provider.start({
    ...{
      key: `attempt-${fake.ledger.sessions.size}`,
      at: new Date(),
      purchaseId: '42',
      currency: 'USD',
      amountCents: 4250,
    },
    ...{ description: 'Snapbazaar 10042', returnUrl: 'https://bazaar.example/', cancelUrl: 'https://bazaar.example/' },
  });
  if (started.type !== 'redirect') throw new Error('Stripe leads to its own page.');
  fake.ledger.pay(started.reference);
  return started.reference;
}

async function read(from = new Date(Date.now() - hour), to = new Date(Date.now() + hour), after?: string) {
  const found: BalanceTransaction[] = [];
  for await (const page of provider.balanceTransactions?.({ from, to, after }) ?? []) found.push(...page);
  return found;
}

test('balance transactions name the payment of charges, refunds and disputes, with the fee', async () => {
  const reference = await startPaid();
  await provider.refund?.(reference, { key: 'refund-1', amountCents: 1000 });
  fake.ledger.dispute(reference, 'needs_response', { amount: 500 });
  fake.ledger.dispute(reference, 'won', { amount: 500 });
  const found = await read();
  expect(found.map(({ type, amountCents, feeCents }) => [type, amountCents, feeCents])).toEqual([
    ['dispute', 500, 0],
    ['dispute', -500, 1500],
    ['refund', -1000, 0],
    ['charge', 4250, 153],
  ]);
  expect(new Set(found.map((one) => one.reference))).toEqual(new Set([reference]));
  expect(found.at(-1)).toMatchObject({ currency: 'USD', sourceId: expect.stringMatching(/^ch_/) });
  const { createdAt, availableAt } = found.at(-1) as BalanceTransaction;
  expect(availableAt.getTime() - createdAt.getTime()).toBe(48 * hour);
});

test('balance transactions are read page by page, without those of other hours', async () => {
  for (let index = 0; index < 230; index += 1)
    fake.ledger.balance.add('fee', { id: `fee_${index}`, object: 'fee' }, -1);
  fake.ledger.balance.add('something_new', { id: 'new_1', object: 'new' }, 7);
  const found = await read();
  const ids = new Set(found.map(({ id }) => id));
  expect([found.filter(({ type }) => type === 'fee').length, ids.size]).toEqual([230, found.length]);
  expect(found[0]).toMatchObject({ type: 'other', sourceId: 'new_1', reference: null });
  expect(await read(new Date(Date.now() + hour), new Date(Date.now() + 2 * hour))).toEqual([]);
  expect((await read(undefined, undefined, found[149]?.id))[0]).toEqual(found[150]);
});

test('balance transactions of another currency name what was paid, and the fee in that of the balance', async () => {
  const exchanged = { id: 'ch_baht', object: 'charge', amount: 50_000, currency: 'thb' };
  fake.ledger.balance.add('charge', exchanged, 1400, 71, { exchange_rate: 0.028 });
  const [newest] = await read();
  expect(newest).toMatchObject({ amountCents: 50_000, currency: 'THB', feeCents: 71, feeCurrency: 'USD' });
});

test('balance transactions end with an error, not too early, when a page gets no answer', async () => {
  fake.faults.push(null, 'overloaded', 'overloaded');
  await expect(read()).rejects.toMatchObject({ failure: 'unavailable' });
  fake.faults.length = 0;
});
