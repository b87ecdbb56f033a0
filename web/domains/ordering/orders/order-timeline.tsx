import type { Order, OrderEvent } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { orderEventsText } from '../../../../i18n/generated/order-events.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { formatDays } from '../../../lib/language/format-days.ts';
import { Timeline, type TimelineStep } from '../order-parts/timeline.tsx';

export function OrderTimeline({ order }: { order: Order }) {
  return <Timeline steps={[...order.events.map((event) => pastStep(event, order)), ...expectedSteps(order)]} />;
}

const pastStep = (event: OrderEvent, order: Order): TimelineStep => ({
  title: titleOf(event, order),
  time: { at: event.at },
  text: textOf(event, order),
});

/** Any event of the server by its name; one that this page does not know is told without details. */
const anyEventText = orderEventsText as (key: string) => string;

/** What a seller who was paid directly has yet to pay back is not called refunded. */
const directTitles: Record<string, string> = {
  return_refunded: 'goodsBack',
  return_granted: 'grantedDirect',
  goodwill_refund: 'goodwillDirect',
};

function titleOf({ event, by }: OrderEvent, { payment_method }: Order): string {
  const direct = payment_method === 'card' ? undefined : directTitles[event];
  if (direct) return anyEventText(direct);
  if (event === 'delivered' && by === 'buyer') return orderEventsText('deliveredByBuyer');
  return anyEventText(event) || orderEventsText('other');
}

/** Events by which money goes back to the buyer. */
const refunds = new Set([
  'cancelled',
  'declined',
  'lines_declined',
  'not_shipped',
  'lines_not_shipped',
  'return_refunded',
  'return_granted',
  'goodwill_refund',
]);

function textOf({ event, detail }: OrderEvent, { payment_method, currency, parcels }: Order): string {
  const { amount_cents: amount, reason } = detail;
  const parcel = parcels.find(({ id }) => id === detail.parcel_id);
  return joinFacts(
    event === 'paid' && payment_method === 'card' && orderEventsText('paidHeld'),
    parcel && `${parcel.carrier_name} ${parcel.tracking_number}`,
    refunds.has(event) &&
      Number(amount) > 0 &&
      orderEventsText(payment_method === 'card' ? 'refund' : 'payBack', {
        amount: formatMoney(Number(amount), currency),
      }),
    typeof reason === 'string' && reason !== '' && orderEventsText('reason', { text: reason }),
  );
}

function expectedSteps(order: Order): TimelineStep[] {
  const { state, expected_from: from, expected_to: to, payment_method } = order;
  const isUnderway = state === 'to_ship' || state === 'shipped';
  const arrival = {
    title: orderDetailText('expected'),
    time: { ahead: from && to ? formatDays(from, to) : '' },
    text: '',
  };
  const payout = {
    title: orderDetailText('paidToSeller'),
    time: { ahead: '' },
    text: orderDetailText('paidToSellerText', { count: order.return_days }),
  };
  const isHeld = payment_method === 'card' && (isUnderway || state === 'delivered');
  return [...(isUnderway && from && to ? [arrival] : []), ...(isHeld ? [payout] : [])];
}
