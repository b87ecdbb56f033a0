import type { Order, OrderEvent, Parcel } from '../../../contracts/orders.ts';
import { sellerOrderTimelineText } from '../../../messages/seller-order-timeline.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatTime } from '../../lib/format-time.ts';
import { Card } from '../../ui/card.tsx';

const actors = { buyer: 'byBuyer', seller: 'bySeller', platform: 'byPlatform' } as const;

/** Any message of the group by its name, which comes from the server. */
const anyEventText = sellerOrderTimelineText as (key: string) => string;

/** What happened to the order, oldest first. */
export function OrderTimeline({ order: { events, parcels } }: { order: Pick<Order, 'events' | 'parcels'> }) {
  return (
    <Card>
      <h2 className="mb-4 text-lg">{sellerOrderTimelineText('timeline')}</h2>
      <ol>
        {events.map(({ event, at, by, detail }, index) => (
          <li key={`${event} ${at}`} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < events.length - 1 && (
              <span aria-hidden="true" className="absolute top-4 bottom-0 left-[0.3125rem] w-0.5 bg-line" />
            )}
            <span aria-hidden="true" className="mt-1.5 size-3 shrink-0 rounded-full bg-brand" />
            <div className="min-w-0">
              <p>
                <b className="font-semibold">{anyEventText(event) || sellerOrderTimelineText('other')}</b>{' '}
                <time dateTime={at} className="text-muted text-sm">
                  {formatTime(at)}
                </time>
              </p>
              <p dir="auto" className="text-muted text-sm wrap-anywhere">
                {[...detailsOf(detail, parcels), sellerOrderTimelineText(actors[by])].join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The details that people read: carrier, number, amount and reason. */
function detailsOf(detail: OrderEvent['detail'], parcels: readonly Parcel[]): string[] {
  const { parcel_id, tracking_number, amount_cents, reference, reason } = detail;
  const carrier = parcels.find(({ id }) => id === parcel_id)?.carrier_name;
  const amount = typeof amount_cents === 'number' && amount_cents > 0 ? formatMoney(amount_cents) : null;
  return [carrier, tracking_number, amount, reference, reason].filter(Boolean).map(String);
}
