import type { Order, OrderEvent } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderTimelineText } from '../../../../../i18n/generated/seller-order-timeline.ts';
import { joinFacts } from '../../../../../i18n/join-text.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Timeline } from '../../order-parts/timeline.tsx';

const actors = { buyer: 'byBuyer', seller: 'bySeller', platform: 'byPlatform' } as const;

/** Any message of the group by its name, which comes from the server. */
const anyEventText = sellerOrderTimelineText as (key: string) => string;

/** What a seller who was paid directly has yet to pay back is not called refunded. */
const directEvents: Record<string, string> = {
  return_refunded: 'goodsBack',
  return_granted: 'grantedDirect',
  goodwill_refund: 'goodwillDirect',
};

type TimelineOrder = Pick<Order, 'events' | 'parcels' | 'payment_method' | 'currency'>;

export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const { events, payment_method } = order;
  const nameOf = (event: string) => (payment_method === 'card' ? event : (directEvents[event] ?? event));
  const steps = events.map(({ event, at, by, detail }) => ({
    title: anyEventText(nameOf(event)) || sellerOrderTimelineText('other'),
    time: { at },
    text: joinFacts(...detailsOf(detail, order), sellerOrderTimelineText(actors[by])),
  }));
  return (
    <Card>
      <h2 className="mb-4 text-lg">{sellerOrderTimelineText('timeline')}</h2>
      <Timeline steps={steps} />
    </Card>
  );
}

/** The details that people read: carrier, number, amount and reason. */
function detailsOf(detail: OrderEvent['detail'], { currency, parcels }: TimelineOrder): string[] {
  const { parcel_id, tracking_number, amount_cents, reference, reason } = detail;
  const carrier = parcels.find(({ id }) => id === parcel_id)?.carrier_name;
  const amount = typeof amount_cents === 'number' && amount_cents > 0 ? formatMoney(amount_cents, currency) : null;
  return [carrier, tracking_number, amount, reference, reason].filter(Boolean).map(String);
}
