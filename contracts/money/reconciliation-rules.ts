/** What changed the platform's balance at a payment provider. */
export const transactionTypes = [
  'charge',
  'refund',
  'dispute',
  'transfer',
  'reversal',
  'payout',
  'fee',
  'other',
] as const;
export type BalanceTransactionType = (typeof transactionTypes)[number];

/**
 * What the comparison with the ledger found; `fee` is money that the provider kept for itself, `differs` the same thing
 * with another amount or currency.
 */
export const reconciliationResults = ['matched', 'in_transit', 'fee', 'theirs_only', 'differs'] as const;
export type ReconciliationResult = (typeof reconciliationResults)[number];

/**
 * Why money is on the list of differences. The first two are told by messages about a payment. The others are found by
 * reconciliation: only the provider knows it, only the ledger does, or both do with another amount or currency.
 */
export const differenceCauses = ['refunded_elsewhere', 'dispute', 'theirs_only', 'ours_only', 'differs'] as const;
export type DifferenceCause = (typeof differenceCauses)[number];
