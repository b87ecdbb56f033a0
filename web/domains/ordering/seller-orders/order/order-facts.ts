import type { Order, OrderLine, Parcel } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { formatLocalAmount } from '../../../../../reference-data/currencies/format-amount.ts';
import { type CurrencyCode, currencies } from '../../../../../reference-data/currencies/rates.ts';
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
export const lineOption = ({ id, original_title, units, total_cents }: OrderLine) => ({
  id,
  text: titleAndUnits(original_title, units),
  amount: formatMoney(total_cents),
});

/** What can still be refunded of an order. */
export const refundableCents = (order: Order) => order.total_cents - order.refunded_cents;

/** The amount in the buyer's currency, as it was frozen in the order; null where there is none. */
export function localAmountOf({ local }: Order): string | null {
  if (!local || local.currency === 'USD' || !Object.hasOwn(currencies, local.currency)) return null;
  const currency = local.currency as CurrencyCode;
  return formatLocalAmount(local.amount_minor / 10 ** currencies[currency].decimals, currency);
}
