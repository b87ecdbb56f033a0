import type Stripe from 'stripe';
import type { PaymentEvent } from '../order-payments.ts';
import { cardOf, chargeIn, paymentIntentIn, paymentOf, statusOfSession } from './session.ts';

type FindSession = (paymentIntent: string) => Promise<Stripe.Checkout.Session | null>;

/** What an event of Stripe's means for a payment of ours; nothing for other events and for other payments. */
export async function readStripeEvent(event: Stripe.Event, findSession: FindSession): Promise<PaymentEvent[]> {
  const change = await readChange(event, findSession);
  return change ? [{ id: event.id, at: new Date(event.created * 1000), ...change }] : [];
}

type Change = Omit<PaymentEvent, 'id' | 'at'>;

async function readChange(event: Stripe.Event, findSession: FindSession): Promise<Change | null> {
  switch (event.type) {
    case 'checkout.session.completed':
      return { ...paymentOf(event.data.object), status: statusOfSession(event.data.object) };
    case 'checkout.session.async_payment_succeeded':
      return { ...paymentOf(event.data.object), status: 'paid' };
    case 'checkout.session.async_payment_failed':
      return { ...paymentOf(event.data.object), status: 'failed', reason: 'declined' };
    case 'checkout.session.expired':
      return { ...paymentOf(event.data.object), status: 'cancelled' };
    case 'charge.refunded':
      return readRefund(event.data.object, findSession);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return readDispute(event.data.object, event.type === 'charge.dispute.closed', findSession);
    default:
      return null;
  }
}

/** A charge names its payment only, and the session is asked for. */
async function readRefund(charge: Stripe.Charge, findSession: FindSession): Promise<Change | null> {
  const session = await sessionOf(charge, findSession);
  if (!session) return null;
  return { ...paymentOf(session), status: 'refunded', refundedCents: charge.amount_refunded, ...cardOf(charge) };
}

/** A dispute that the shop lost gives its amount back to the buyer, besides what was refunded before. */
async function readDispute(
  dispute: Stripe.Dispute,
  isClosed: boolean,
  findSession: FindSession,
): Promise<Change | null> {
  const session = await sessionOf(dispute, findSession);
  if (!session) return null;
  const payment = paymentOf(session);
  if (!isClosed) return { ...payment, status: 'disputed' };
  if (dispute.status !== 'lost') return { ...payment, status: 'paid', reason: 'dispute_won' };
  const refundedBefore = chargeIn(session)?.amount_refunded ?? 0;
  return { ...payment, status: 'refunded', reason: 'dispute_lost', refundedCents: refundedBefore + dispute.amount };
}

async function sessionOf(
  object: Parameters<typeof paymentIntentIn>[0],
  findSession: FindSession,
): Promise<Stripe.Checkout.Session | null> {
  const intent = paymentIntentIn(object);
  return intent ? findSession(intent) : null;
}
