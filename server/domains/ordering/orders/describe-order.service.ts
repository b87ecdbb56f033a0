import { asc, eq, inArray } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import type { UnshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { decimalsOf } from '../../../../i18n/format-money.ts';
import { type CurrencyCode, currencies } from '../../../../reference-data/currencies/rates.ts';
import { carriers, isCarrierId, trackingUrl } from '../../../../reference-data/shipping/carriers.ts';
import { parcelUrl } from '../../../../reference-data/shipping/tracking-links.ts';
import type { Db } from '../../../platform/db/database.ts';
import { reviews } from '../../../schema/marketplace/reviews.ts';
import { orderEvents, orderLines, orderReturns, parcels } from '../../../schema/ordering/orders.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import { photoNameOf } from '../order-lifecycle/order-photos.service.ts';
import { canReview, listActions, type Reader } from '../order-state/order-actions.service.ts';
import { commissionOf, type OrderRow, sellerMaySeeAddress } from '../order-state/order-money.service.ts';
import type { LineRow, ParcelRow, ReturnRow } from '../order-state/order-rows.ts';
import { mayWithdraw } from '../order-state/withdrawal.ts';
import { describePayback } from '../paybacks/describe-payback.ts';
import { findReturnAddress } from '../returns/return-shipment.service.ts';
import { describeTax } from '../taxes/order-taxes.ts';
import { summarizeOrder } from './order-summary.ts';

interface View {
  reader: Reader;
  language: Language;
  now: Date;
  /** Days after the day by which an order should be sent. */
  unshipped: UnshippedDays;
}

const daysAfter = (time: Date | null, days: number) => time && new Date(time.getTime() + days * dayMs).toISOString();
const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);
const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Whether the time to send an order runs; it stands still while the payment is disputed. */
const isCounting = ({ state, paymentState }: OrderRow) => state === 'to_ship' && paymentState !== 'disputed';

/** An order as its buyer or its seller may see it. */
export async function describeOrder(db: Db, order: OrderRow, view: View): Promise<Order> {
  const [lines, sent, returns, events, paybacks] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id)),
    db.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(asc(parcels.id)),
    db.select().from(orderReturns).where(eq(orderReturns.orderId, order.id)).orderBy(asc(orderReturns.id)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
    db.select().from(orderPaybacks).where(eq(orderPaybacks.orderId, order.id)).orderBy(asc(orderPaybacks.id)),
  ]);
  const lineIds = lines.map(({ id }) => id);
  const written = await db.select().from(reviews).where(inArray(reviews.orderLineId, lineIds));
  const reviewOf = new Map(written.map((review) => [review.orderLineId, review]));
  const isOpenLine = (line: LineRow) => canReview(order, line) && !reviewOf.has(line.id);
  const isBuyer = view.reader === 'buyer';
  const isOpen = returns.some(({ state }) => state === 'requested' || state === 'accepted');
  const returnAddress = isOpen ? await findReturnAddress(db, order) : null;
  return {
    ...summarizeOrder(order, lines, view),
    purchase_id: String(order.purchaseId),
    lines: lines.map((line) => describeLine(line, isBuyer && isOpenLine(line), reviewOf.get(line.id))),
    items_cents: order.itemsCents,
    delivery_cents: order.deliveryCents,
    refunded_cents: order.refundedCents - order.paybackCents,
    tax: describeTax(order, lines),
    disputed_cents: isBuyer ? 0 : order.disputedCents,
    evidence_due_at: isBuyer ? null : iso(order.evidenceDueAt),
    payback_cents: order.paybackCents,
    paybacks: paybacks.map((row) => describePayback(order, row, view.reader)),
    cancels_at: isCounting(order) ? daysAfter(order.dueAt, view.unshipped.cancel) : null,
    ...describeCommission(order, lines, isBuyer),
    local: describeLocal(order),
    address: isBuyer || sellerMaySeeAddress(order, view.now) ? order.address : null,
    note: order.note,
    parcels: sent.map((parcel) => describeParcel(parcel, lines)),
    returns: returns.map((row) => describeReturn(row, isBuyer, returnAddress)),
    events: events.map(({ event, at, by, detail }) => ({ event, at: at.toISOString(), by, detail })),
    return_days: order.returnDays,
    return_until: order.state === 'delivered' ? iso(order.dueAt) : null,
    can_withdraw: mayWithdraw(order, view.now),
    ...describeExpectation(order),
    actions: listActions({ order, lines, parcels: sent, returns, paybacks, canReview: lines.some(isOpenLine) }, view),
    payment_claim: order.claimedAt && {
      reference: order.claimReference ?? '',
      slip: photoNameOf(order.claimSlip),
      at: order.claimedAt.toISOString(),
    },
  };
}

function describeLine(
  line: LineRow,
  isReviewable: boolean,
  review: typeof reviews.$inferSelect | undefined,
): Order['lines'][number] {
  return {
    ...{ id: String(line.id), product_id: String(line.productId), title: line.title },
    variant_id: line.variantId === null ? null : String(line.variantId),
    ...{ variant: line.variantWords, sku: line.sku },
    ...{ original_title: line.originalTitle, image: line.image, units: line.units, state: line.state },
    ...{ unit_price_cents: line.unitPriceCents, total_cents: line.units * line.unitPriceCents },
    can_review: isReviewable,
    review: review ? { stars: review.stars, text: review.text } : null,
  };
}

function describeParcel(parcel: ParcelRow, lines: LineRow[]): Order['parcels'][number] {
  const { id, carrier, trackingNumber, shippedAt, deliveredAt } = parcel;
  return {
    ...{ id: String(id), carrier, tracking_number: trackingNumber },
    carrier_name: isCarrierId(carrier) ? carriers[carrier].name : carrier,
    tracking_url: parcelUrl(parcel),
    line_ids: lines.filter(({ parcelId }) => parcelId === id).map((line) => String(line.id)),
    ...{ shipped_at: shippedAt.toISOString(), delivered_at: iso(deliveredAt) },
  };
}

/** The seller sees already before the answer where the goods will go; the buyer once it is accepted. */
function describeReturn(
  row: ReturnRow,
  isBuyer: boolean,
  returnAddress: AddressFields | null,
): Order['returns'][number] {
  const { id, state, lineIds, reason, photo, answer, refundCents, answerBy, createdAt } = row;
  return {
    ...{ id: String(id), state, line_ids: lineIds.map(String), reason, answer, refund_cents: refundCents },
    photo: photoNameOf(photo),
    ...{
      answer_by: state === 'requested' || state === 'accepted' ? iso(answerBy) : null,
      created_at: createdAt.toISOString(),
    },
    send_to: state === 'accepted' || (state === 'requested' && !isBuyer) ? (row.sendTo ?? returnAddress) : null,
    shipment: describeShipment(row),
  };
}

function describeShipment({ carrier, trackingNumber, sentAt }: ReturnRow): Order['returns'][number]['shipment'] {
  if (carrier === null || sentAt === null) return null;
  return {
    ...{ carrier, carrier_name: isCarrierId(carrier) ? carriers[carrier].name : carrier },
    ...{ tracking_number: trackingNumber ?? '', tracking_url: trackingUrl(carrier, trackingNumber ?? '') },
    sent_at: sentAt.toISOString(),
  };
}

/** The amount in the buyer's currency, as it was frozen; null where that is the shop's. */
function describeLocal({ currency, totalCents, localCurrency, localMinor, localRate, rateDate }: OrderRow) {
  if (localCurrency === currency || !isCurrency(localCurrency)) return null;
  const units = (minor: number, of: string) => minor / 10 ** decimalsOf(of);
  const ratio = units(localMinor, localCurrency) / (units(totalCents, currency) || 1);
  const rate = currency === 'USD' ? localRate / 10_000 : Number(ratio.toPrecision(6));
  return { currency: localCurrency, amount_minor: localMinor, rate, rate_date: rateDate };
}

function describeExpectation({ state, placedAt, daysMin, daysMax }: OrderRow) {
  const isOnItsWay = state === 'awaiting_payment' || state === 'to_ship' || state === 'shipped';
  const day = (days: number) => (isOnItsWay ? new Date(placedAt.getTime() + days * dayMs).toISOString() : null);
  return { expected_from: day(daysMin), expected_to: day(daysMax) };
}

/** What was taken, or will be; shown to the seller only. */
function describeCommission(order: OrderRow, lines: readonly LineRow[], isBuyer: boolean) {
  if (isBuyer) return { commission_cents: 0, commission_tax_cents: 0, commission_tax: null };
  const taken = order.commissionCents > 0 ? order : commissionOf(order, lines);
  const tax = order.commissionTax;
  return {
    commission_cents: taken.commissionCents,
    commission_tax_cents: taken.commissionTaxCents,
    commission_tax: tax && { name: tax.name, share: tax.share },
  };
}
