import { desc, inArray } from 'drizzle-orm';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { carriers, isCarrierId } from '../../../../reference-data/shipping/carriers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { parcels } from '../../../schema/ordering/orders.ts';
import type { DocumentOrder } from '../order-documents/order-documents.ts';
import { isPaid, type OrderRow, restOf } from '../order-state/order-money.service.ts';
import { refuse, refuseEvent } from '../order-state/refusals.ts';
import { findReturnAddress } from '../returns/return-shipment.service.ts';

/** What a parcel says outside. */
export interface ShippingLabel {
  order: OrderRow;
  sender: AddressFields | null;
  recipient: AddressFields;
  /** Of the newest parcel; empty before one was sent. */
  carrier: string;
  trackingNumber: string;
  /** What the carrier takes of the recipient, in the smallest unit of the order's currency; null where it is paid otherwise. */
  cashCents: number | null;
}

/** The labels of a seller's own orders, which all have to be sent or are on their way. */
export async function readShippingLabels(db: Db, documents: readonly DocumentOrder[]): Promise<ShippingLabel[]> {
  const orders = documents.map(({ order }) => order);
  const settled = orders.find(({ state }) => state !== 'to_ship' && state !== 'shipped');
  if (settled) throw refuseEvent('shipped', settled);
  const [first] = orders;
  if (!first) return [];
  const sent = await db
    .select()
    .from(parcels)
    .where(
      inArray(
        parcels.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(desc(parcels.id));
  const sender = await findReturnAddress(db, first);
  return orders.map((order) => {
    const { address: recipient } = order;
    // A buyer who closed the account has taken the address along.
    if (!recipient) throw refuse('order_changed');
    const parcel = sent.find(({ orderId }) => orderId === order.id);
    const carrier = parcel?.carrier ?? '';
    return {
      ...{ order, sender, recipient },
      carrier: isCarrierId(carrier) ? carriers[carrier].name : carrier,
      trackingNumber: parcel?.trackingNumber ?? '',
      cashCents: order.paymentMethod === 'cash_on_delivery' && !isPaid(order) ? restOf(order) : null,
    };
  });
}
