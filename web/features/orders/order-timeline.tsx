import { returnDays } from '../../../contracts/order-states.ts';
import type { Order, OrderEvent } from '../../../contracts/orders.ts';
import { orderDetailText } from '../../../messages/order-detail.ts';
import { orderEventsText } from '../../../messages/order-events.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatDays, formatMoment } from '../../lib/format-days.ts';
import { classes } from '../../ui/classes.ts';

interface Step {
  key: string;
  title: string;
  when: string;
  text: string;
  isAhead: boolean;
}

/** What happened to an order, and what is expected next. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = [...order.events.map((event, index) => pastStep(event, index, order)), ...expectedSteps(order)];
  return (
    <ol className="flex flex-col">
      {steps.map(({ key, title, when, text, isAhead }) => (
        <li
          key={key}
          className="relative pb-5 pl-8 before:absolute before:top-3 before:bottom-[-0.75rem] before:left-[0.4375rem] before:w-px before:bg-line last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={classes('absolute top-1.5 left-0 size-3.5 rounded-full', isAhead ? 'bg-line' : 'bg-brand')}
          />
          <p>
            <strong>{title}</strong> <span className="text-muted text-sm">{when}</span>
          </p>
          {text && (
            <p dir="auto" className="text-muted text-sm wrap-anywhere">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function pastStep(event: OrderEvent, index: number, order: Order): Step {
  return {
    key: `${index}-${event.event}`,
    title: titleOf(event),
    when: formatMoment(event.at),
    text: textOf(event, order),
    isAhead: false,
  };
}

/** Any event of the server by its name; one that this page does not know is told without details. */
const anyEventText = orderEventsText as (key: string) => string;

function titleOf({ event, by }: OrderEvent): string {
  if (event === 'delivered' && by === 'buyer') return orderEventsText('deliveredByBuyer');
  return anyEventText(event) || orderEventsText('other');
}

/** Events by which money goes back to the buyer. */
const refunds = new Set(['cancelled', 'declined', 'lines_declined', 'return_refunded', 'goodwill_refund']);

function textOf({ event, detail }: OrderEvent, { payment_method, parcels }: Order): string {
  const { amount_cents: amount, reason } = detail;
  const parcel = parcels.find(({ id }) => id === detail.parcel_id);
  return [
    event === 'paid' && payment_method === 'card' && orderEventsText('paidHeld'),
    parcel && `${parcel.carrier_name} ${parcel.tracking_number}`,
    refunds.has(event) && Number(amount) > 0 && orderEventsText('refund', { amount: formatMoney(Number(amount)) }),
    typeof reason === 'string' && reason !== '' && orderEventsText('reason', { text: reason }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function expectedSteps(order: Order): Step[] {
  const { state, expected_from: from, expected_to: to, payment_method } = order;
  const isUnderway = state === 'to_ship' || state === 'shipped';
  const arrival =
    isUnderway && from && to ? [ahead('expected', orderDetailText('expected'), formatDays(from, to))] : [];
  const isHeld = payment_method === 'card' && (isUnderway || state === 'delivered');
  const payout = isHeld
    ? [ahead('payout', orderDetailText('paidToSeller'), '', orderDetailText('paidToSellerText', { count: returnDays }))]
    : [];
  return [...arrival, ...payout];
}

const ahead = (key: string, title: string, when: string, text = ''): Step => ({
  key,
  title,
  when,
  text,
  isAhead: true,
});
