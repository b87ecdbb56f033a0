import { ExternalLink } from 'lucide-react';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { joinFacts } from '../../../../../i18n/join-text.ts';
import { formatDay, formatMoment } from '../../../../lib/language/format-days.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { AddressBlock } from '../../addresses/address-text.tsx';
import { HostName, trackingRel } from '../../order-parts/host-name.tsx';
import type { OrderRequest } from '../order-request.ts';

/** Where the order goes, and what the buyer wrote about it. */
export function OrderAddress({ order }: { order: Order }) {
  const { address, note, expected_from: from, expected_to: to } = order;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('address')}</h2>
      {address ? <AddressBlock address={address} /> : <p className="text-muted">{sellerOrderText('addressGone')}</p>}
      <ButtonLink
        to={`/storefront/messages/new?${order.returns.length > 0 ? 'return' : 'order'}=${order.id}`}
        className="mt-3"
      >
        {sellerOrderText('writeToBuyer')}
      </ButtonLink>
      {from && to && order.state !== 'cancelled' && (
        <p className="mt-2 text-muted text-sm">
          {sellerOrderText('expected', { from: formatDay(from), to: formatDay(to) })}
        </p>
      )}
      {note && (
        <div className="mt-3 rounded-control bg-sunken px-4 py-3">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{sellerOrderText('note')}</h3>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </div>
      )}
    </Card>
  );
}

interface OrderParcelsProps {
  order: Order;
  onRequest: (request: OrderRequest) => void;
}

/** The parcels with their tracking links. */
export function OrderParcels({ order, onRequest }: OrderParcelsProps) {
  if (order.parcels.length === 0) return null;
  const canMarkDelivered = order.actions.includes('mark-delivered') && order.parcels.length > 1;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('parcels')}</h2>
      <ul className="divide-y divide-line">
        {order.parcels.map((parcel, index) => (
          <li key={parcel.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{sellerOrderText('parcel', { number: index + 1 })}</p>
              <p className="text-sm wrap-anywhere">
                {joinFacts(parcel.carrier_name, parcel.tracking_number || sellerOrderText('noTracking'))}
              </p>
              <p className="text-muted text-sm">
                {parcel.delivered_at
                  ? sellerOrderText('deliveredOn', { time: formatMoment(parcel.delivered_at) })
                  : sellerOrderText('shippedOn', { time: formatMoment(parcel.shipped_at) })}
              </p>
              {parcel.tracking_url && <HostName url={parcel.tracking_url} />}
            </div>
            <div className="flex flex-wrap gap-2">
              {parcel.tracking_url && (
                <a
                  href={parcel.tracking_url}
                  target="_blank"
                  rel={trackingRel}
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand hover:underline"
                >
                  {sellerOrderText('track')}
                  <ExternalLink aria-hidden="true" className="size-4" />
                </a>
              )}
              {canMarkDelivered && !parcel.delivered_at && (
                <Button onClick={() => onRequest({ action: 'mark-delivered', parcel })}>
                  {sellerOrderText('markDelivered')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
