import { dayMs } from '../../../../contracts/durations.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { addCommissionTax, type CommissionAmounts } from '../../money/commission/commission-tax.service.ts';
import type { LineRow, OrderRow } from './order-rows.ts';

export type { OrderRow } from './order-rows.ts';

/** Whether the platform holds the money of an order; other payments go straight to the seller. */
export const isHeldByPlatform = (method: PaymentMethod): boolean => method === 'card';

/** What is still the seller's of an order. */
export const restOf = ({ totalCents, refundedCents }: Pick<OrderRow, 'totalCents' | 'refundedCents'>): number =>
  totalCents - refundedCents;

export const isPaid = ({ paymentState }: Pick<OrderRow, 'paymentState'>): boolean =>
  paymentState === 'paid' || paymentState === 'disputed';

type CommissionedLine = Pick<LineRow, 'units' | 'unitPriceCents' | 'refundedCents' | 'commissionShare'>;

const noCommission: CommissionAmounts = { commissionCents: 0, commissionTaxCents: 0 };

/**
 * The commission on the goods that were kept, rounded down, and the tax on it; together never more than the goods cost,
 * and less than what the seller gets.
 */
export function commissionOf(order: OrderRow, lines: readonly CommissionedLine[]): CommissionAmounts {
  const kept = lines.map((line) => ({ ...line, cents: line.units * line.unitPriceCents - line.refundedCents }));
  const goods = kept.reduce((sum, { cents }) => sum + cents, 0);
  if (goods <= 0) return noCommission;
  const shares = kept.reduce((sum, line) => sum + line.cents * (line.commissionShare ?? order.commissionShare), 0);
  const commissionCents = Math.floor(shares / 10_000) + order.commissionFixedCents;
  return addCommissionTax(commissionCents, order.commissionTax, Math.min(goods, restOf(order) - 1));
}

export const orderNumber = (id: number): string => `SB-${id}`;

/** A seller sees the address while the order is open, and then for as long as goods can be returned. */
export function sellerMaySeeAddress(
  { closedAt, returnDays }: Pick<OrderRow, 'closedAt' | 'returnDays'>,
  now: Date,
): boolean {
  return closedAt === null || now.getTime() < closedAt.getTime() + returnDays * dayMs;
}
