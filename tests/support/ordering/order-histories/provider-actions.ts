import { applyPaymentEvent } from '../../../../server/domains/ordering/payments/payment-events.service.ts';
import type { PaymentEvent } from '../../../../server/providers/payments/order-payments.ts';
import { createDisputeModel, type DisputeNews, unnamed } from './dispute-model.ts';
import { causes, changesNothing, isIn, type Outcome } from './order-expectations.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { depsOf, type OrderAction } from './scene.ts';

type Said = Pick<PaymentEvent, 'status' | 'reason' | 'dispute' | 'refundedCents'>;

/** The provider says something of the card payment; each thing counts once, and comes before or after any other. */
function saying(name: string, said: (seen: OrderSnapshot) => Said, expect: (seen: OrderSnapshot) => Outcome) {
  return {
    applies: ({ payment }) => payment !== undefined,
    expected: (seen) => (seen.told.has(name) ? changesNothing : expect(seen)),
    async perform(scene) {
      const { reference, amountCents = 0 } = scene.seen.payment ?? {};
      if (!reference) throw new Error('The payment was not started at the provider.');
      const event = { id: `${reference} ${name}`, reference, amountCents, at: scene.now };
      await applyPaymentEvent(depsOf(scene), 'sandbox', { ...event, ...said(scene.seen) });
    },
  } satisfies OrderAction;
}

export const charged = saying(
  'paid',
  () => ({ status: 'paid' }),
  (seen) => {
    if (!isIn(seen, 'awaiting_payment')) return causes('paid_late by platform');
    // These may have been told before the payment was.
    const model = createDisputeModel(seen);
    model.bookDisputes();
    model.bookRefund(refundElsewhere(seen, seen.toldRefundCents));
    return causes('paid by platform', ...model.events);
  },
);

export const refused = saying(
  'failed',
  () => ({ status: 'failed' }),
  () => changesNothing,
);

/** A dispute of the whole payment by a provider that gives it no name. */
export function disputedWhole(state: 'open' | 'won' | 'lost'): OrderAction {
  const said: Record<typeof state, Said> = {
    open: { status: 'disputed' },
    won: { status: 'paid', reason: 'dispute_won' },
    lost: { status: 'refunded', reason: 'dispute_lost' },
  };
  const news = ({ payment }: OrderSnapshot) => ({ reference: unnamed, amountCents: payment?.amountCents ?? 0, state });
  return saying(
    `whole ${state}`,
    () => said[state],
    (seen) => expectDispute(seen, news(seen)),
  );
}

/** A dispute of about a third of the payment, which may have been an inquiry before. */
export function disputedInPart(state: DisputeNews['state']): OrderAction {
  const news = ({ payment }: OrderSnapshot) => {
    return { reference: 'part', amountCents: Math.ceil((payment?.amountCents ?? 0) / 3), state };
  };
  const said: Record<typeof state, Said> = {
    inquiry: { status: 'disputed' },
    open: { status: 'disputed' },
    won: { status: 'paid', reason: 'dispute_won' },
    lost: { status: 'refunded', reason: 'dispute_lost' },
  };
  return saying(
    `part ${state}`,
    (seen) => ({ ...said[state], dispute: news(seen) }),
    (seen) => expectDispute(seen, news(seen)),
  );
}

function expectDispute(seen: OrderSnapshot, news: DisputeNews): Outcome {
  if (seen.payment?.state !== 'paid') return changesNothing;
  const model = createDisputeModel(seen);
  model.record(news);
  model.bookDisputes();
  return causes(...model.events);
}

/** Somebody gives this much back on the provider's own pages, in all. */
export function refundedElsewhere(cents: number): OrderAction {
  const told = ({ ownRefundCents }: OrderSnapshot) => ownRefundCents + cents;
  return saying(
    `refunded ${cents}`,
    (seen) => ({ status: 'refunded', refundedCents: told(seen) }),
    (seen) => {
      if (seen.payment?.state !== 'paid') return changesNothing;
      const model = createDisputeModel(seen);
      model.bookRefund(refundElsewhere(seen, Math.max(seen.toldRefundCents, told(seen))));
      return causes(...model.events);
    },
  );
}

/** What was given back elsewhere and is not booked yet. */
const refundElsewhere = ({ payment, ownRefundCents }: OrderSnapshot, toldCents: number): number =>
  toldCents - ownRefundCents - (payment?.refundedElsewhereCents ?? 0);
