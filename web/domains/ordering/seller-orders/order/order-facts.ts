import type { Order, OrderLine, Parcel } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { titleAndUnits } from '../../order-parts/goods-text.ts';

/** The parcel in which a line was sent, with its number counted from 1. */
export function parcelOf(order: Order, lineId: string): { parcel: Parcel; number: number } | null {
  const index = order.parcels.findIndex(({ line_ids }) => line_ids.includes(lineId));
  const parcel = order.parcels[index];
  return parcel ? { parcel, number: index + 1 } : null;
}

/** The lines that were neither sent nor declined. */
export function unsentLines(order: Order): OrderLine[] {
  return order.lines.filter(({ id, state }) => state === 'open' && !parcelOf(order, id));
}

/** A line as it is offered for choice, in the seller's words. */
export const lineOption =
  (currency: string) =>
  ({ id, original_title, units, total_cents }: OrderLine) => ({
    id,
    text: titleAndUnits(original_title, units),
    amount: formatMoney(total_cents, currency),
  });

/** What can still be refunded of an order. */
export const refundableCents = (order: Order) => order.total_cents - order.refunded_cents - order.payback_cents;

/** The total in the buyer's currency, as it was frozen in the order; null where that is the shop's. */
export function localTotalOf({ local }: Order): string | null {
  return local ? formatMoney(local.amount_minor, local.currency) : null;
}
