import type { OrderAmounts, OrderStep } from '../../money/settlement/post-settlement.service.ts';
import type { OrderRow } from '../order-state/order-money.service.ts';
import type { LineRefunds } from './line-refunds.service.ts';

/** What an event does to the money of an order. */
export interface Settlement extends OrderAmounts {
  /** The entry of the ledger; null where nothing passes through the platform. */
  step: OrderStep | null;
  /** Whether the provider is asked to give the amount back. */
  isRefundedByProvider: boolean;
  owesCommission: boolean;
  /** What the seller, who was paid directly, has to pay back. */
  paybackCents: number;
  changes: Partial<
    Pick<
      OrderRow,
      'paymentState' | 'refundedCents' | 'disputedCents' | 'paybackCents' | 'commissionCents' | 'commissionTaxCents'
    >
  >;
  /** What goes back of each line. */
  lines: LineRefunds['lines'];
  /** Whether nothing is left to be paid for an order of which nothing was sent, so that it ends. */
  endsOrder: boolean;
  detail: Record<string, number>;
}

export const nothing: Settlement = {
  ...{ cents: 0, commissionCents: 0, commissionTaxCents: 0, debtCents: 0, source: 'held', step: null },
  ...{ isRefundedByProvider: false, owesCommission: false, paybackCents: 0, endsOrder: false },
  changes: {},
  lines: [],
  detail: {},
};
