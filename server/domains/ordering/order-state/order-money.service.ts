import { dayMs } from '../../../../contracts/durations.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import type { OrderRow } from './order-rows.ts';

export type { OrderRow } from './order-rows.ts';

/** Whether the platform holds the money of an order; other payments go straight to the seller. */
export const isHeldByPlatform = (method: PaymentMethod): boolean => method === 'card';

/** What is still the seller's of an order. */
export const restOf = ({ totalCents, refundedCents }: Pick<OrderRow, 'totalCents' | 'refundedCents'>): number =>
  totalCents - refundedCents;

export const isPaid = ({ paymentState }: Pick<OrderRow, 'paymentState'>): boolean =>
  paymentState === 'paid' || paymentState === 'disputed';

/** The commission on the goods that were kept, rounded down to the cent; always less than what the seller gets. */
export function commissionOf(order: OrderRow): number {
  const rest = restOf(order);
  const goods = rest - order.deliveryCents;
  if (goods <= 0) return 0;
  const full = Math.floor((goods * order.commissionShare) / 10_000) + order.commissionFixedCents;
  return Math.min(full, rest - 1);
}

export const orderNumber = (id: number): string => `SB-${id}`;

/** A seller sees the address while the order is open, and then for as long as goods can be returned. */
export function sellerMaySeeAddress(
  { closedAt, returnDays }: Pick<OrderRow, 'closedAt' | 'returnDays'>,
  now: Date,
): boolean {
  return closedAt === null || now.getTime() < closedAt.getTime() + returnDays * dayMs;
}
