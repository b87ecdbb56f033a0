import type { EventByActor } from './order-expectations.ts';
import type { DisputeSnapshot, OrderSnapshot } from './order-snapshot.ts';

type DisputeState = DisputeSnapshot['state'];

/** What the provider says of a dispute. */
export type DisputeNews = Pick<DisputeSnapshot, 'reference' | 'amountCents' | 'state'>;

/** What the provider says without a name is about the whole payment. */
export const unnamed = 'only';

const order: DisputeState[] = ['inquiry', 'open', 'won', 'lost'];

/** The money of an order and the disputes of its payment, on plain values: the rules said apart from the code. */
export function createDisputeModel({ order: { totalCents, refundedCents, disputedCents }, disputes }: OrderSnapshot) {
  const known = disputes.map((dispute) => ({ ...dispute }));
  const events: EventByActor[] = [];
  let [refunded, disputed] = [refundedCents, disputedCents];
  const free = () => totalCents - refunded - disputed;

  function book(dispute: DisputeSnapshot): void {
    if (dispute.state === 'inquiry') return;
    if (dispute.shareCents === null) {
      const wanted = dispute.amountCents - (dispute.differenceCents ?? 0);
      const cents = Math.min(wanted, free());
      // What fits no order is settled by the operator, and never booked besides.
      if (dispute.state !== 'won' && dispute.reference !== unnamed) dispute.differenceCents ??= wanted - cents;
      if (cents === 0) return;
      dispute.shareCents = cents;
    }
    const { shareCents, booked, state } = dispute;
    if (booked === state || booked === 'lost') return;
    const isSetApart = booked === 'open';
    const cents = isSetApart ? (shareCents ?? 0) : Math.min(shareCents ?? 0, free());
    dispute.booked = state;
    if (state === 'won') {
      if (!isSetApart) return;
      disputed -= cents;
      events.push('dispute_won by platform');
    } else if (cents > 0 && state === 'open') {
      disputed += cents;
      events.push('payment_disputed by platform');
    } else if (cents > 0) {
      refunded += cents;
      if (isSetApart) disputed -= cents;
      events.push('dispute_lost by platform');
    }
  }

  return {
    /** Notes what was said; an earlier state never follows a later one. */
    record({ reference, amountCents, state }: DisputeNews): void {
      const same = known.find((dispute) => dispute.reference === reference);
      if (!same) known.push({ reference, amountCents, state, shareCents: null, booked: null, differenceCents: null });
      else if (order.indexOf(state) > order.indexOf(same.state)) same.state = state;
    },
    bookDisputes: () => known.forEach(book),
    /** Somebody gave this much back on the provider's own pages. */
    bookRefund(cents: number): void {
      const taken = Math.min(cents, free());
      if (taken <= 0) return;
      refunded += taken;
      events.push('refunded_elsewhere by platform');
    },
    events,
  };
}
