import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { openFakeStripe } from '../../../../tests/support/ordering/fake-stripe.ts';
import { chooseCardProvider } from '../choose-card-provider.ts';
import { type PaymentEvent, PaymentProviderError, type PaymentRequest } from '../order-payments.ts';
import { createStripe } from './stripe.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const settings = { secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url };
const { start, refund, readWebhook, find } = await createStripe(settings);

let keys = 0;
function request(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  keys += 1;
  return {
    key: `attempt-${keys}`,
    at: new Date(),
    purchaseId: '42',
    currency: 'USD',
    amountCents: 4250,
    description: 'Snapbazaar 10042',
    returnUrl: 'https://bazaar.example/orders/42',
    cancelUrl: 'https://bazaar.example/checkout',
    customerEmail: 'malee@private.example',
    ...changes,
  };
}

async function startPayment(changes?: Partial<PaymentRequest>): Promise<{ url: string; reference: string }> {
  const started = await start(request(changes));
  if (started.type !== 'redirect') throw new Error('Stripe leads to its own page.');
  return started;
}

async function startPaid(): Promise<string> {
  const { reference } = await startPayment();
  fake.ledger.pay(reference);
  return reference;
}

async function read(event: object, options?: Parameters<typeof fake.sign>[1]): Promise<PaymentEvent[]> {
  const { body, headers } = fake.sign(event, options);
  return (await readWebhook?.(body, headers)) ?? [];
}

const failureOf = (call: Promise<unknown> | undefined) =>
  Promise.resolve(call).then(
    () => 'none',
    (error: unknown) => (error instanceof PaymentProviderError ? error : String(error)),
  );

describe('a payment at Stripe', () => {
  test('is started at Stripe’s page, in US cents, for half an hour', async () => {
    const { url, reference } = await startPayment();
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${reference}`);
    expect(fake.requests.at(-1)).toMatchObject({
      path: '/v1/checkout/sessions',
      fields: { client_reference_id: '42', 'line_items[0][price_data][unit_amount]': '4250' },
    });
  });

  test.each([
    ['THB', 129_000],
    ['VND', 1_290_000],
    ['JPY', 1500],
    ['IDR', 15_000_000],
    ['EUR', 4250],
  ])('in %s is asked for in its smallest unit, as Stripe counts it', async (currency, amountCents) => {
    const { reference } = await startPayment({ currency, amountCents });
    expect(fake.requests.at(-1)?.fields).toMatchObject({
      'line_items[0][price_data][currency]': currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(amountCents),
    });
    const event = fake.ledger.pay(reference);
    expect(await read(event)).toMatchObject([{ status: 'paid', amountCents }]);
    expect(await refund?.(reference, { key: `all-${currency}`, amountCents })).toMatchObject({ amountCents });
  });

  test('is started once when the answer is lost after it was done', async () => {
    const before = fake.ledger.sessions.size;
    fake.faults.push('no answer after it was done');
    const lost = request();
    const first = await start(lost);
    expect(await start(lost)).toEqual(first);
    expect(fake.ledger.sessions.size).toBe(before + 1);
  });

  test('is refused when a key comes back with another amount', async () => {
    const first = request();
    await start(first);
    expect(await failureOf(start({ ...first, amountCents: 1 }))).toMatchObject({ failure: 'refused' });
  });

  test('is unavailable, not refused, while Stripe is overloaded, and can be repeated', async () => {
    fake.faults.push('overloaded', 'overloaded');
    const again = request();
    expect(await failureOf(start(again))).toMatchObject({ failure: 'unavailable' });
    expect(await start(again)).toMatchObject({ type: 'redirect' });
  });

  test('fails without a key or a person in the message', async () => {
    fake.faults.push('wrong key');
    const error = await failureOf(start(request()));
    expect(error).toMatchObject({ failure: 'refused' });
    expect(String(error)).not.toMatch(/sk_test|malee|private/);
    expect((error as Error).cause).toBeUndefined();
  });

  test('can be looked up, with its card and what was given back', async () => {
    const { reference } = await startPayment();
    expect(await find?.(reference)).toMatchObject({ reference, status: 'pending', amountCents: 4250 });
    fake.ledger.pay(reference);
    const card = { brand: 'visa', lastFour: '4242' };
    expect(await find?.(reference)).toMatchObject({ reference, status: 'paid', card });
    fake.ledger.refundInDashboard(reference, 50);
    expect(await find?.(reference)).toMatchObject({ status: 'refunded', refundedCents: 50 });
  });
});

describe('a refund at Stripe', () => {
  test('gives money back once for each key, also when its answer is lost', async () => {
    const reference = await startPaid();
    fake.faults.push(null, 'no answer after it was done');
    const first = await refund?.(reference, { key: 'refund-1', amountCents: 1000 });
    expect(await refund?.(reference, { key: 'refund-1', amountCents: 1000 })).toEqual(first);
    expect(await find?.(reference)).toMatchObject({ status: 'refunded', refundedCents: 1000 });
  });

  test('is refused above what is left, and for what was not paid', async () => {
    const reference = await startPaid();
    expect(await failureOf(refund?.(reference, { key: 'refund-2', amountCents: 4251 }))).toMatchObject({
      failure: 'refused',
    });
    const { reference: unpaid } = await startPayment();
    expect(await failureOf(refund?.(unpaid, { key: 'refund-3', amountCents: 1 }))).toMatchObject({
      failure: 'refused',
    });
  });
});

describe('a message of Stripe', () => {
  test('tells what became of a payment', async () => {
    const { reference } = await startPayment();
    expect(await read(fake.ledger.pay(reference))).toMatchObject([{ reference, status: 'paid', amountCents: 4250 }]);
    const { reference: other } = await startPayment();
    expect(await read(fake.ledger.expire(other))).toMatchObject([{ reference: other, status: 'cancelled' }]);
    const session = { ...fake.ledger.sessions.get(other) };
    const waiting = fake.ledger.event('checkout.session.completed', { ...session, status: 'complete' });
    const [succeeded, failed] = ['succeeded', 'failed'].map((end) =>
      fake.ledger.event(`checkout.session.async_payment_${end}`, session),
    );
    expect(await read(waiting)).toMatchObject([{ status: 'pending' }]);
    expect(await read({ ...succeeded })).toMatchObject([{ status: 'paid' }]);
    expect(await read({ ...failed })).toMatchObject([{ status: 'failed', reason: 'declined' }]);
  });

  test('about a charge finds the payment, and sums up what was given back', async () => {
    const reference = await startPaid();
    const [first, second] = [1000, 250].map((cents) => fake.ledger.refundInDashboard(reference, cents));
    expect(await read({ ...second })).toMatchObject([{ reference, status: 'refunded', refundedCents: 1250 }]);
    expect(await read({ ...first })).toMatchObject([{ reference, status: 'refunded', refundedCents: 1000 }]);
    expect(await read(fake.ledger.dispute(reference, 'needs_response'))).toMatchObject([
      { reference, status: 'disputed' },
    ]);
    expect(await read(fake.ledger.dispute(reference, 'won'))).toMatchObject([
      { status: 'paid', reason: 'dispute_won' },
    ]);
    expect(await read(fake.ledger.dispute(reference, 'lost'))).toMatchObject([
      { status: 'refunded', reason: 'dispute_lost', refundedCents: 4250, amountCents: 4250 },
    ]);
  });

  test('about anything else tells nothing', async () => {
    expect(await read(fake.ledger.event('customer.created', { id: 'cus_1' }))).toEqual([]);
    const foreign = { id: 'ch_9', amount_refunded: 1, payment_intent: 'pi_of_another_shop' };
    expect(await read(fake.ledger.event('charge.refunded', foreign))).toEqual([]);
  });

  test('is refused with a wrong, old, changed or missing signature', async () => {
    const event = fake.ledger.expire((await startPayment()).reference);
    const { body, headers } = fake.sign(event);
    const messages = [
      fake.sign(event, { secret: 'whsec_other' }),
      fake.sign(event, { at: new Date(Date.now() - 301_000) }),
      { body: Buffer.concat([body, Buffer.from(' ')]), headers },
      { body, headers: {} },
      { body: Buffer.from('malee@private.example'), headers },
    ];
    for (const message of messages) {
      const error = await failureOf(readWebhook?.(message.body, message.headers));
      expect(error).toMatchObject({ failure: 'bad_signature' });
      expect(String(error)).not.toContain('malee');
    }
  });

  test('has the same id each time it is posted, in any order, so that it counts once', async () => {
    const seen = new Map<string, PaymentEvent>();
    const receiver = createServer(async (incoming, response) => {
      const body = Buffer.concat(await incoming.toArray());
      const events = await readWebhook?.(body, incoming.headers).catch(() => null);
      for (const event of events ?? []) seen.set(event.id, event);
      response.writeHead(events ? 200 : 400).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { reference } = await startPayment();
    const paid = fake.ledger.pay(reference);
    const refunded = fake.ledger.refundInDashboard(reference, 4250);
    const late = { at: new Date(Date.now() - 290_000) };
    const statuses = [
      await fake.post(url, refunded),
      await fake.post(url, paid, late),
      await fake.post(url, paid),
      await fake.post(url, refunded, { secret: 'whsec_other' }),
    ];
    receiver.close();
    expect(statuses).toEqual([200, 200, 200, 400]);
    expect([...seen.values()].map(({ status }) => status)).toEqual(['refunded', 'paid']);
  });
});

test('the sandbox takes cards only while Stripe is not set up', async () => {
  expect((await chooseCardProvider({})).isSandbox).toBe(true);
  const set = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect((await chooseCardProvider(set)).isSandbox).toBe(false);
});
