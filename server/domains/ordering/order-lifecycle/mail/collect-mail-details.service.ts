import { asc, desc, eq } from 'drizzle-orm';
import { dayMs } from '../../../../../contracts/durations.ts';
import { addressLines } from '../../../../../reference-data/countries/address-forms.ts';
import { isCountryCode } from '../../../../../reference-data/countries/countries.ts';
import { carriers, isCarrierId } from '../../../../../reference-data/shipping/carriers.ts';
import { parcelUrl } from '../../../../../reference-data/shipping/tracking-links.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { orderLines, parcels } from '../../../../schema/ordering/orders.ts';
import type { Reader } from '../../order-state/order-actions.service.ts';
import { isHeldByPlatform, type OrderRow } from '../../order-state/order-money.service.ts';
import type { MailDetails } from './mail-details.ts';

const refundEvents = new Set([
  ...[
    'cancelled',
    'declined',
    'lines_declined',
    'not_shipped',
    'lines_not_shipped',
    'return_refunded',
    'return_granted',
  ],
  ...['goodwill_refund', 'refund_sent', 'paid_late', 'refunded_elsewhere'],
]);
const maxItems = 10;

/** What the mail about an event shows of its order. */
export async function collectMailDetails(
  tx: Db,
  order: OrderRow,
  { event, cents, reader }: { event: string; cents: number; reader: Reader },
): Promise<MailDetails> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const isShipped = event === 'shipped' || event === 'part_shipped';
  const isUnderWay = isShipped || event === 'placed' || event === 'paid';
  const isBuyer = reader === 'buyer';
  const isAboutDispute = event === 'payment_disputed' || event === 'evidence_due';
  return {
    items: lines.slice(0, maxItems).map(({ title, originalTitle, units, unitPriceCents, image }) => {
      return { title: isBuyer ? title : originalTitle, units, cents: units * unitPriceCents, image };
    }),
    currency: order.currency,
    ...{ deliveryCents: order.deliveryCents, totalCents: order.totalCents, amountCents: cents },
    tax: order.tax && { ...order.tax, cents: order.taxCents },
    refundCents: refundEvents.has(event) && isHeldByPlatform(order.paymentMethod) ? cents : 0,
    address: isBuyer && isUnderWay ? writeAddress(order) : [],
    expected:
      isBuyer && isUnderWay ? { from: dayAfter(order, order.daysMin), to: dayAfter(order, order.daysMax) } : null,
    evidenceDueAt: isAboutDispute ? (order.evidenceDueAt?.toISOString() ?? null) : null,
    parcel: isShipped ? await findNewestParcel(tx, order.id) : null,
  };
}

const dayAfter = ({ placedAt }: OrderRow, days: number) => new Date(placedAt.getTime() + days * dayMs).toISOString();

function writeAddress({ address }: OrderRow): string[] {
  if (!address || !isCountryCode(address.country)) return [];
  return [address.name, ...addressLines(address.country, address)].filter(Boolean);
}

async function findNewestParcel(tx: Db, orderId: number): Promise<MailDetails['parcel']> {
  const [parcel] = await tx
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(desc(parcels.id))
    .limit(1);
  if (!parcel) return null;
  const { carrier, trackingNumber: number } = parcel;
  return {
    carrier: isCarrierId(carrier) ? carriers[carrier].name : carrier,
    number,
    url: parcelUrl(parcel),
  };
}
