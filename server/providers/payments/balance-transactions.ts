export type BalanceTransactionType =
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'transfer'
  | 'reversal'
  | 'payout'
  | 'fee'
  | 'other';

/** A change of the balance that the platform has at a provider. */
export interface BalanceTransaction {
  id: string;
  type: BalanceTransactionType;
  /** What came in, or left where it is negative; without the fee. */
  amountCents: number;
  /** What the provider kept of it; negative where it gave a fee back. */
  feeCents: number;
  /** ISO 4217. */
  currency: string;
  /** The provider's id of what caused it: a charge, refund, dispute, transfer, reversal or payout. */
  sourceId: string | null;
  /** Our own name of it: the reference of the payment for charges, refunds and disputes, our payout's id for transfers. */
  reference: string | null;
  createdAt: Date;
  /** From when on it can be paid out. */
  availableAt: Date;
}

/** Reads what was created from one moment until before another, the newest first. */
export type ReadBalanceTransactions = (from: Date, to: Date) => AsyncIterable<BalanceTransaction>;
