import {
  cancel,
  claimTransfer,
  confirmArrival,
} from '../../../../server/domains/ordering/order-lifecycle/buyer-actions.service.ts';
import {
  confirmDelivery,
  confirmPayment,
  refundGoodwill,
} from '../../../../server/domains/ordering/orders/seller-actions.service.ts';
import {
  causes,
  changesNothing,
  isCash,
  isDisputed,
  isIn,
  refusedHere,
  refusedWith,
  restOf,
  returnableLines,
  unsentLines,
} from './order-expectations.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import {
  answering,
  deciding,
  declining,
  firstOf,
  givingBack,
  idsOf,
  returning,
  sendingBack,
  shipping,
} from './party-actions.ts';
import { paybackActions } from './payback-actions.ts';
import { payoutActions } from './payout-actions.ts';
import { returnTimeout, sendingRefunds, shipTimeout, timeout } from './platform-actions.ts';
import { charged, disputedInPart, disputedWhole, refundedElsewhere, refused } from './provider-actions.ts';
import { byBuyer, bySeller, depsOf, type OrderAction } from './scene.ts';

const arrived = (seen: OrderSnapshot) => isIn(seen, 'delivered', 'completed');

const cancelling: OrderAction = {
  expected(seen) {
    if (isIn(seen, 'cancelled')) return changesNothing;
    const isPossible = isIn(seen, 'awaiting_payment', 'to_ship') && seen.parcels.length === 0 && !isDisputed(seen);
    return isPossible ? causes('cancelled by buyer') : refusedHere;
  },
  perform: (scene) => cancel(depsOf(scene), byBuyer(scene), ''),
};

const receiving: OrderAction = {
  expected(seen) {
    if (arrived(seen)) return changesNothing;
    return isIn(seen, 'shipped') ? causes('delivered by buyer') : refusedHere;
  },
  perform: (scene) => confirmArrival(depsOf(scene), byBuyer(scene)),
};

const claiming: OrderAction = {
  expected(seen) {
    if (seen.order.claimedAt) return changesNothing;
    const isTransfer = seen.order.paymentMethod === 'promptpay';
    return isTransfer && isIn(seen, 'awaiting_payment') ? causes('payment_claimed by buyer') : refusedHere;
  },
  perform: (scene) => claimTransfer(depsOf(scene), byBuyer(scene), { reference: 'slip 1' }),
};

const markingPaid: OrderAction = {
  expected(seen) {
    const { paymentMethod, paymentState } = seen.order;
    if (paymentMethod === 'card') return refusedHere;
    if (paymentState === 'paid') return changesNothing;
    if (!isCash(seen)) return isIn(seen, 'awaiting_payment') ? causes('paid by seller') : refusedHere;
    const isDue = isIn(seen, 'to_ship', 'shipped', 'delivered', 'completed') && restOf(seen) > 0;
    return isDue ? causes('cash_received by seller') : refusedHere;
  },
  perform: (scene) => confirmPayment(depsOf(scene), bySeller(scene)),
};

const markingDelivered: OrderAction = {
  expected(seen) {
    if (arrived(seen)) return changesNothing;
    return isIn(seen, 'shipped') ? causes('delivered by seller') : refusedHere;
  },
  perform: (scene) => confirmDelivery(depsOf(scene), bySeller(scene), undefined),
};

const pickParcel = ({ parcels }: OrderSnapshot) => parcels.find(({ deliveredAt }) => !deliveredAt) ?? parcels[0];

const markingParcelDelivered: OrderAction = {
  expected(seen) {
    if (arrived(seen)) return changesNothing;
    const parcel = pickParcel(seen);
    if (!parcel) return refusedHere;
    const others = seen.parcels.filter(({ id, deliveredAt }) => !deliveredAt && id !== parcel.id);
    if (others.length === 0 && isIn(seen, 'shipped')) return causes('delivered by seller');
    return parcel.deliveredAt ? changesNothing : causes('part_delivered by seller');
  },
  perform: (scene) => confirmDelivery(depsOf(scene), bySeller(scene), String(pickParcel(scene.seen)?.id ?? 0)),
};

const usedKeyOf = ({ events }: OrderSnapshot) =>
  events.find(({ key, event }) => key !== null && event !== 'goodwill_refund')?.key ?? undefined;

/** The key of an earlier, other action names nothing new. */
const reusingKey: OrderAction = {
  applies: (seen) => usedKeyOf(seen) !== undefined,
  expected: () => refusedWith('key_used_before'),
  perform: (scene) => {
    const refund = { key: usedKeyOf(scene.seen) ?? '', amount_cents: 70, reason: '' };
    return refundGoodwill(depsOf(scene), bySeller(scene), refund);
  },
};

/** Everything that can be tried with an order, by buyer, seller, provider, bank, operator and time. */
export const orderActions = {
  'the card is charged': charged,
  'the card is declined': refused,
  'the card’s bank disputes the payment': disputedWhole('open'),
  'the dispute is lost': disputedWhole('lost'),
  'the dispute is won': disputedWhole('won'),
  'the card’s bank inquires about a part': disputedInPart('inquiry'),
  'the card’s bank disputes a part': disputedInPart('open'),
  'the dispute of a part is lost': disputedInPart('lost'),
  'the dispute of a part is won': disputedInPart('won'),
  'somebody refunds at the provider': refundedElsewhere(70),
  'somebody refunds more at the provider': refundedElsewhere(190),
  'the buyer cancels': cancelling,
  'the buyer claims a transfer': claiming,
  'the seller confirms the payment': markingPaid,
  'the seller ships all': shipping((seen) => idsOf(unsentLines(seen))),
  'the seller ships a line': shipping((seen) => firstOf(unsentLines(seen), seen)),
  'the seller declines all': declining((seen) => idsOf(unsentLines(seen))),
  'the seller declines a line': declining((seen) => firstOf(unsentLines(seen), seen)),
  'the seller marks all delivered': markingDelivered,
  'the seller marks a parcel delivered': markingParcelDelivered,
  'the buyer has received it': receiving,
  'the buyer returns a line': returning((seen) => firstOf(returnableLines(seen), seen)),
  'the buyer returns all': returning((seen) => idsOf(returnableLines(seen))),
  'the seller accepts a return': answering('accept', {
    ...{ from: ['requested'], to: 'accepted', event: 'return_accepted by seller' },
  }),
  'the seller declines a return': answering('decline', {
    ...{ from: ['requested'], to: 'declined', event: 'return_declined by seller' },
  }),
  'the seller has the goods back': answering('mark-returned', {
    ...{ from: ['requested', 'accepted'], to: 'refunded', event: 'return_refunded by seller', refunds: true },
  }),
  'the buyer sends goods back': sendingBack,
  'the buyer disputes a return': answering('dispute', {
    ...{ from: ['declined', 'accepted', 'expired'], to: 'disputed', event: 'return_disputed by buyer' },
  }),
  'the operator refunds a return': deciding(true),
  'the operator refuses a return': deciding(false),
  ...paybackActions,
  ...payoutActions,
  'the seller gives a part back': givingBack(() => 70),
  'the seller gives the rest back': givingBack((seen) => Math.max(1, restOf(seen))),
  'the seller gives back with a used key': reusingKey,
  'refunds are sent': sendingRefunds,
  'the payment times out': timeout('expire', 'awaiting_payment', 'expired by platform'),
  'the seller is late': shipTimeout('remind-ship'),
  'the buyer is told of it': shipTimeout('tell-unshipped'),
  'the order is never sent': shipTimeout('cancel-unshipped'),
  'the delivery times out': timeout('deliver', 'shipped', 'delivered by platform'),
  'the return window ends': timeout('complete', 'delivered', 'completed by platform'),
  'the seller’s answer times out': returnTimeout('accept-return', 'requested', 'return_accepted by platform'),
  'the goods’ way back times out': returnTimeout('expire-return', 'accepted', 'return_expired by platform'),
} satisfies Record<string, OrderAction>;

export type OrderActionName = keyof typeof orderActions;
