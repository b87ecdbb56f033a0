import { ExternalLink } from 'lucide-react';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { formatLocalDay } from '../../../lib/language/format-days.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/display/card.tsx';
import { HostName, trackingRel } from '../order-parts/host-name.tsx';

/** Each parcel with its number and a link to the carrier’s page. */
export function OrderParcels({ parcels }: Pick<Order, 'parcels'>) {
  return (
    <Card>
      <h2 className="text-xl">{orderDetailText('parcels')}</h2>
      <ul>
        {parcels.map(({ id, carrier_name, tracking_number, tracking_url, shipped_at, delivered_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0"
          >
            <p className="min-w-0 wrap-anywhere">
              <strong>{orderDetailText('parcel', { carrier: carrier_name, number: tracking_number })}</strong>
              <span className="block text-muted text-sm">
                {delivered_at
                  ? orderDetailText('arrivedOn', { date: formatLocalDay(delivered_at) })
                  : orderDetailText('shippedOn', { date: formatLocalDay(shipped_at) })}
              </span>
              {tracking_url && <HostName url={tracking_url} />}
            </p>
            {tracking_url && (
              <a
                href={tracking_url}
                target="_blank"
                rel={trackingRel}
                aria-label={orderDetailText('trackParcel', { number: tracking_number || carrier_name })}
                className={buttonClasses({})}
              >
                <ExternalLink aria-hidden="true" className="size-4.5" />
                {orderDetailText('track')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
