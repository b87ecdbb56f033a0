import type { BalanceTransactionType } from '../../../contracts/money/reconciliation-rules.ts';

/** A change of the balance that the platform has at a provider. */
export interface BalanceTransaction {
  id: string;
  type: BalanceTransactionType;
  /** What came in, or left where it is negative; without the fee. Where the provider exchanged it, before that. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** What the provider kept of it; negative where it gave a fee back. */
  feeCents: number;
  /** That of the balance. */
  feeCurrency: string;
  /** The provider's id of what caused it: a charge, refund, dispute, transfer, reversal or payout. */
  sourceId: string | null;
  /** Our own name of it: the reference of the payment for charges, refunds and disputes, our payout's id for transfers. */
  reference: string | null;
  createdAt: Date;
  /** From when on it can be paid out. */
  availableAt: Date;
}

/** Which transactions are read, page by page, and behind which one of them. */
export interface BalanceRange {
  from: Date;
  to: Date;
  /** Where an earlier reading was broken off: the id of the last one it got. */
  after?: string | undefined;
}

/** Reads what was created from one moment until before another, the newest first. */
export type ReadBalanceTransactions = (range: BalanceRange) => AsyncIterable<BalanceTransaction[]>;
