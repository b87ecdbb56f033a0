import { ExternalLink } from 'lucide-react';
import type { AddressFields } from '../../../contracts/addresses.ts';
import type { Order } from '../../../contracts/orders.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { sellerOrderText } from '../../../messages/seller-order.ts';
import { formatDate } from '../../lib/format.ts';
import { formatTime } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { OrderRequest } from './order-request.ts';

/** Where the order goes, and what the buyer wrote about it. */
export function OrderAddress({ order }: { order: Order }) {
  const { address, note, expected_from: from, expected_to: to } = order;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('address')}</h2>
      {address ? (
        <address dir="auto" translate="no" className="not-italic wrap-anywhere">
          {linesOf(address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {address.phone && (
            <a href={`tel:${address.phone}`} className="inline-flex min-h-11 items-center text-brand hover:underline">
              {address.phone}
            </a>
          )}
        </address>
      ) : (
        <p className="text-muted">{sellerOrderText('addressGone')}</p>
      )}
      {from && to && order.state !== 'cancelled' && (
        <p className="mt-2 text-muted text-sm">
          {sellerOrderText('expected', { from: formatDate(from), to: formatDate(to) })}
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

function linesOf(address: AddressFields): string[] {
  const { name, line1, line2, district, city, region, postal_code, country } = address;
  const place = [district, city, region, postal_code].filter(Boolean).join(', ');
  return [...new Set([name, line1, line2, place, countryNameOf(country)])].filter(Boolean);
}

/** Not from the table of countries, which this page would load for one name. */
function countryNameOf(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(pageLanguage(), { type: 'region' }).of(code) ?? code;
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
                {parcel.carrier_name} · {parcel.tracking_number || sellerOrderText('noTracking')}
              </p>
              <p className="text-muted text-sm">
                {parcel.delivered_at
                  ? sellerOrderText('deliveredOn', { time: formatTime(parcel.delivered_at) })
                  : sellerOrderText('shippedOn', { time: formatTime(parcel.shipped_at) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {parcel.tracking_url && (
                <a
                  href={parcel.tracking_url}
                  target="_blank"
                  rel="noreferrer"
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
