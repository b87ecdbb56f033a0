import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPage } from '../money/fake-connect-pages.ts';
import { answerCheckoutPage } from './fake-checkout-page.ts';
import type { StripeAnswer } from './fake-stripe-answer.ts';
import { FakeStripeLedger } from './fake-stripe-ledger.ts';

interface StripeRequest {
  method: string;
  path: string;
  fields: Record<string, string>;
  key: string | undefined;
  /** The connected account for which it was made. */
  account: string | undefined;
}

/** How a call fails: before anything is done, or after it was done but without an answer. */
type Fault = 'no answer after it was done' | 'overloaded' | 'wrong key';

interface Signing {
  at?: Date;
  secret?: string;
}

/** Stripe's HTTP interface on loopback, as far as Checkout, refunds and webhooks need it. */
export async function openFakeStripe() {
  const ledger = new FakeStripeLedger();
  const requests: StripeRequest[] = [];
  const answersByKey = new Map<string, { request: string; answer: StripeAnswer }>();
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const stripe = {
    url: '',
    secretKey: 'sk_test_fake',
    webhookSecret,
    ledger,
    requests,
    /** The shop's address for messages about payments on Stripe's own page. */
    webhook: '',
    /** What happens to the next calls, one each; null lets one pass. */
    faults: [] as (Fault | null)[],
    /** What happens to every call after those. */
    failure: null as (() => Fault | null) | null,
    /** A message with Stripe's signature; by default signed now with the right secret. */
    sign(event: object, { at = new Date(), secret = webhookSecret }: Signing = {}) {
      const body = Buffer.from(JSON.stringify(event));
      const seconds = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
      return { body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } };
    },
    /** Posts a signed message to a webhook, and returns the status of the answer. */
    async post(url: string, event: object, signing?: Signing): Promise<number> {
      const { body, headers } = stripe.sign(event, signing);
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      return answer.status;
    },
    /** Stripe keeps keys for a day. */
    forgetKeys: () => answersByKey.clear(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  /** The answer to a call; one that changes something is remembered by its key. */
  function answerTo(request: StripeRequest): StripeAnswer {
    const { method, path, fields, key, account } = request;
    if (method !== 'POST' || !key) return ledger.answer(method, path, fields, account);
    const asked = JSON.stringify([path, fields]);
    const earlier = answersByKey.get(key);
    if (earlier && earlier.request !== asked) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    if (earlier) return { ...earlier.answer, isReplayed: true };
    const answer = structuredClone(ledger.answer(method, path, fields, account));
    answersByKey.set(key, { request: asked, answer });
    return answer;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const checkout = answerCheckoutPage(ledger, request);
    if (checkout?.event) await stripe.post(stripe.webhook, checkout.event);
    const page = checkout ?? answerPage(ledger.connect, request);
    if (page) return void response.writeHead(page.status, page.headers).end(page.body);
    requests.push(request);
    const fault = stripe.faults.length > 0 ? stripe.faults.shift() : stripe.failure?.();
    if (fault === 'wrong key' || incoming.headers.authorization !== `Bearer ${stripe.secretKey}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****fake' };
      return send(response, { status: 401, body: { error } });
    }
    if (fault === 'overloaded') {
      return send(response, { status: 503, body: { error: { type: 'api_error', message: 'Try again later.' } } });
    }
    const answer = answerTo(request);
    if (fault === 'no answer after it was done') return void response.destroy();
    send(response, answer);
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stripe;
}

async function readRequest(incoming: IncomingMessage): Promise<StripeRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stripe.test');
  const form = new URLSearchParams(Buffer.concat(await incoming.toArray()).toString());
  const key = incoming.headers['idempotency-key'];
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    fields: Object.fromEntries([...searchParams, ...form]),
    key: first(key),
    account: first(incoming.headers['stripe-account']),
  };
}

const first = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function send(response: ServerResponse, { status, body, isReplayed }: StripeAnswer): void {
  const replayed = isReplayed ? { 'idempotent-replayed': 'true' } : {};
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake', ...replayed });
  response.end(JSON.stringify(body));
}
