import type Stripe from 'stripe';
import type { PaymentEvent, PaymentStatus } from '../order-payments.ts';

/** What a session says about its payment now. Disputes are told by messages only: a charge does not say how they ended. */
export function describeSession(session: Stripe.Checkout.Session): PaymentEvent {
  const charge = chargeIn(session);
  const status = statusOfSession(session);
  const refundedCents = charge?.amount_refunded ?? 0;
  return {
    // Not an event of Stripe's, but the same finding has the same id.
    id: `${session.id}:${status}:${refundedCents}`,
    at: new Date(session.created * 1000),
    status: refundedCents > 0 ? 'refunded' : status,
    ...paymentOf(session),
    ...(refundedCents > 0 ? { refundedCents } : {}),
    ...cardOf(charge),
  };
}

/** What all events of a payment have in common. */
export function paymentOf(session: Stripe.Checkout.Session): Pick<PaymentEvent, 'reference' | 'amountCents'> {
  return { reference: session.id, amountCents: session.amount_total ?? 0 };
}

/** A charge that failed leaves an open session open: the buyer can try another card there. */
export function statusOfSession(session: Stripe.Checkout.Session): PaymentStatus {
  if (session.payment_status !== 'unpaid') return 'paid';
  if (session.status === 'expired') return 'cancelled';
  return session.status === 'complete' && chargeIn(session)?.status === 'failed' ? 'failed' : 'pending';
}

export function paymentIntentIn({
  payment_intent,
}: {
  payment_intent?: string | { id: string } | null;
}): string | null {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
}

/** The charge of a session, where it was asked for with the session. */
export function chargeIn({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  if (!payment_intent || typeof payment_intent === 'string') return null;
  const { latest_charge } = payment_intent;
  return latest_charge && typeof latest_charge !== 'string' ? latest_charge : null;
}

/** Only the brand and the last four digits. */
export function cardOf(charge: Stripe.Charge | null): Pick<PaymentEvent, 'card'> {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return brand && last4 ? { card: { brand, lastFour: last4 } } : {};
}
