import type Stripe from 'stripe';
import { type OrderPaymentProvider, PaymentProviderError, type PaymentRequest } from '../order-payments.ts';
import { answerOf, openStripe, type StripeKeys, verify } from './client.ts';
import { readBalance } from './read-balance.ts';
import { readStripeEvent } from './read-event.ts';
import { describeSession, paymentIntentIn } from './session.ts';

interface StripeSettings extends StripeKeys {
  webhookSecret: string;
}

/** Stripe refuses sessions that end in less than half an hour; the rest is for calls that are repeated. */
const sessionMinutes = 35;

/** Card payments at Stripe's own page, so that no card number reaches us. */
export async function createStripe(settings: StripeSettings): Promise<OrderPaymentProvider> {
  const stripe = await openStripe(settings);
  return {
    isSandbox: false,
    async start(request) {
      const session = await answerOf(
        stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey: request.key }),
      );
      if (!session.url) throw new PaymentProviderError('refused', 'Stripe opened a session without a page.');
      return { type: 'redirect', url: session.url, reference: session.id };
    },
    async refund(reference, { key, amountCents }) {
      const session = await answerOf(stripe.checkout.sessions.retrieve(reference));
      const intent = paymentIntentIn(session);
      if (!intent) throw new PaymentProviderError('refused', 'Nothing was paid in this session.');
      const refund = await answerOf(
        stripe.refunds.create({ payment_intent: intent, amount: amountCents }, { idempotencyKey: key }),
      );
      if (refund.status === 'failed' || refund.status === 'canceled') {
        throw new PaymentProviderError('refused', `The refund is ${refund.status}.`);
      }
      return { id: refund.id, reference, amountCents: refund.amount, at: new Date(refund.created * 1000) };
    },
    async readWebhook(body, headers) {
      const event = verify(stripe, body, headers['stripe-signature'], settings.webhookSecret);
      return readStripeEvent(event, (intent) => findSession(stripe, intent));
    },
    async find(reference) {
      return describeSession(
        await answerOf(stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })),
      );
    },
    balanceTransactions: (range) => readBalance(stripe, (intent) => findSession(stripe, intent), range),
  };
}

function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, currency, amountCents, description, returnUrl, cancelUrl, customerEmail, at } = request;
  return {
    mode: 'payment',
    client_reference_id: purchaseId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          ...{ currency: currency.toLowerCase(), unit_amount: amountCents },
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: { description, metadata: { purchase_id: purchaseId } },
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(at.getTime() / 1000) + sessionMinutes * 60,
    ...(customerEmail ? { customer_email: customerEmail } : {}),
  };
}

/** The session that a payment belongs to; null for payments that this shop did not start. */
async function findSession(stripe: Stripe, intent: string): Promise<Stripe.Checkout.Session | null> {
  const { data } = await answerOf(
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1, expand: ['data.payment_intent.latest_charge'] }),
  );
  return data[0] ?? null;
}
