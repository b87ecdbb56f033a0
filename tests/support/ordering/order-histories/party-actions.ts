import type { ReturnState } from '../../../../contracts/ordering/orders/order-states.ts';
import * as seller from '../../../../server/domains/ordering/orders/seller-actions.service.ts';
import { sendReturnedGoods } from '../../../../server/domains/ordering/returns/return-shipment.service.ts';
import { answerReturn, decideReturn, request } from '../../../../server/domains/ordering/returns/returns.service.ts';
import * as expects from './order-expectations.ts';
import { causes, isIn, refusedHere, refusedWith } from './order-expectations.ts';
import type { OrderSnapshot, ReturnSnapshot } from './order-snapshot.ts';
import { byBuyer, bySeller, depsOf, type OrderAction } from './scene.ts';

export const idsOf = (lines: { id: number }[]) => lines.map(({ id }) => id);
/** The first of the lines that it can be about; else a line for which it is refused. */
export const firstOf = (lines: { id: number }[], seen: OrderSnapshot) =>
  idsOf(lines.length > 0 ? lines : seen.lines).slice(0, 1);

export function shipping(choose: (seen: OrderSnapshot) => number[]): OrderAction {
  return {
    expected(seen) {
      const left = idsOf(expects.unsentLines(seen));
      const chosen = choose(seen);
      if (!isIn(seen, 'to_ship') || !chosen.some((id) => left.includes(id))) return refusedHere;
      return causes(chosen.length === left.length ? 'shipped by seller' : 'part_shipped by seller');
    },
    perform: (scene) => {
      const parcel = { key: scene.key, carrier: 'flash-express', tracking_number: '' };
      return seller.ship(depsOf(scene), bySeller(scene), { ...parcel, line_ids: choose(scene.seen).map(String) });
    },
  };
}

export function declining(choose: (seen: OrderSnapshot) => number[]): OrderAction {
  return {
    expected: (seen) => expects.expectDecline(seen, choose(seen)),
    perform: (scene) => {
      const refusal = { key: scene.key, reason: 'Broken', line_ids: choose(scene.seen).map(String) };
      return seller.declineLines(depsOf(scene), bySeller(scene), refusal);
    },
  };
}

export function returning(choose: (seen: OrderSnapshot) => number[]): OrderAction {
  return {
    expected(seen, now) {
      const possible = idsOf(expects.returnableLines(seen));
      const isInTime = isIn(seen, 'delivered') && seen.order.dueAt !== null && seen.order.dueAt >= now;
      return isInTime && choose(seen).some((id) => possible.includes(id))
        ? causes('return_requested by buyer')
        : refusedHere;
    },
    perform: (scene) => {
      const asked = { key: scene.key, line_ids: choose(scene.seen).map(String), reason: 'Too small' };
      return request(depsOf(scene), byBuyer(scene), asked);
    },
  };
}

/** The newest return that the action can be about; else the newest of all, for which it is refused. */
function pickReturn({ returns }: OrderSnapshot, from: readonly ReturnState[]): ReturnSnapshot | undefined {
  return returns.findLast(({ state }) => from.includes(state)) ?? returns.at(-1);
}

export function answering(
  action: 'accept' | 'decline' | 'mark-returned' | 'dispute',
  step: expects.ReturnStep,
): OrderAction {
  return {
    expected: (seen) => expects.expectAnswer(seen, pickReturn(seen, step.from), step),
    perform: (scene) => {
      const asked = pickReturn(scene.seen, step.from);
      const party = action === 'dispute' ? byBuyer(scene) : bySeller(scene);
      const returnId = asked && String(asked.id);
      return answerReturn(depsOf(scene), party, { action, returnId, reason: 'Because' });
    },
  };
}

/** Goods of an accepted return leave with a tracking number; the same number again changes nothing. */
export const sendingBack: OrderAction = {
  expected(seen) {
    const asked = pickReturn(seen, ['accepted']);
    if (!isIn(seen, 'delivered') || asked?.state !== 'accepted') return refusedHere;
    return asked.sentAt ? expects.changesNothing : causes('return_sent by buyer');
  },
  perform: (scene) => {
    const asked = pickReturn(scene.seen, ['accepted']);
    const parcel = { carrier: 'flash-express', trackingNumber: 'TH01234567890' };
    return sendReturnedGoods(depsOf(scene), byBuyer(scene), { ...parcel, returnId: asked && String(asked.id) });
  },
};

export function deciding(isRefunded: boolean): OrderAction {
  const event = isRefunded ? 'return_granted by platform' : 'return_refused by platform';
  const step: expects.ReturnStep = { from: ['disputed'], to: 'decided', event, refunds: isRefunded };
  return {
    expected: (seen) => expects.expectAnswer(seen, pickReturn(seen, ['disputed']), step),
    perform: (scene) => {
      const returnId = pickReturn(scene.seen, ['disputed'])?.id ?? 0;
      return decideReturn(depsOf(scene), { returnId, isRefunded });
    },
  };
}

export function givingBack(amountOf: (seen: OrderSnapshot) => number): OrderAction {
  return {
    expected(seen) {
      const amount = amountOf(seen);
      const isPossible = isIn(seen, 'completed') && expects.isPaid(seen) && !expects.isDisputed(seen);
      if (!isPossible || amount > expects.restOf(seen)) return refusedHere;
      if (seen.order.paymentMethod === 'card' && amount > seen.availableCents) return refusedWith('not_enough_money');
      return causes('goodwill_refund by seller');
    },
    perform: (scene) => {
      const refund = { key: scene.key, amount_cents: amountOf(scene.seen), reason: '' };
      return seller.refundGoodwill(depsOf(scene), bySeller(scene), refund);
    },
  };
}
