import type Stripe from 'stripe';
import type { Dispute, DisputeState, PaymentEvent } from '../order-payments.ts';
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
    case 'payment_intent.canceled':
      return readCancelled(event.data.object, findSession);
    case 'charge.expired':
      return readCancelled(event.data.object, findSession);
    case 'charge.refunded':
      return readRefund(event.data.object, findSession);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return readDispute(event.data.object, findSession);
    default:
      return null;
  }
}

/** An authorisation that nobody charged ran out, or the payment was cancelled at the provider: nothing came in. */
async function readCancelled(
  object: Stripe.PaymentIntent | Stripe.Charge,
  findSession: FindSession,
): Promise<Change | null> {
  const session =
    object.object === 'payment_intent' ? await findSession(object.id) : await sessionOf(object, findSession);
  return session && { ...paymentOf(session), status: 'cancelled' };
}

/** A charge names its payment only, and the session is asked for. */
async function readRefund(charge: Stripe.Charge, findSession: FindSession): Promise<Change | null> {
  const session = await sessionOf(charge, findSession);
  if (!session) return null;
  return { ...paymentOf(session), status: 'refunded', refundedCents: charge.amount_refunded, ...cardOf(charge) };
}

/** A dispute may be about a part of the payment. One that the shop lost adds its amount to what was refunded before. */
async function readDispute(dispute: Stripe.Dispute, findSession: FindSession): Promise<Change | null> {
  const session = await sessionOf(dispute, findSession);
  if (!session) return null;
  const payment = paymentOf(session);
  const state = stateOf(dispute);
  const isAwaited = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';
  const dueBy = isAwaited ? dispute.evidence_details?.due_by : null;
  const told: Dispute = {
    ...{ reference: dispute.id, state, amountCents: dispute.amount },
    ...(dueBy && { evidenceDueAt: new Date(dueBy * 1000) }),
  };
  if (state === 'won') return { ...payment, status: 'paid', reason: 'dispute_won', dispute: told };
  if (state !== 'lost') return { ...payment, status: 'disputed', dispute: told };
  const refundedCents = (chargeIn(session)?.amount_refunded ?? 0) + dispute.amount;
  return { ...payment, status: 'refunded', reason: 'dispute_lost', refundedCents, dispute: told };
}

/** A warning is an inquiry, which moves no money; one that is closed came to nothing. */
function stateOf({ status }: Stripe.Dispute): DisputeState {
  if (status === 'lost') return 'lost';
  if (status === 'needs_response' || status === 'under_review') return 'open';
  return status === 'warning_needs_response' || status === 'warning_under_review' ? 'inquiry' : 'won';
}

async function sessionOf(
  object: Parameters<typeof paymentIntentIn>[0],
  findSession: FindSession,
): Promise<Stripe.Checkout.Session | null> {
  const intent = paymentIntentIn(object);
  return intent ? findSession(intent) : null;
}
