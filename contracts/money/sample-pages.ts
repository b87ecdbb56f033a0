/** What a seller's account can hold that ends sample figures. */
export type LiveRecordType = 'order' | 'movement' | 'income' | 'payout' | 'invoice' | 'visit';

/**
 * Everything of a seller's workspace that shows sample figures, and the records of which one is enough to end them. Every
 * page asks by this list, so that no sample stands beside a live record of its kind.
 */
export const samplePages = {
  income: ['order', 'income'],
  transactions: ['order', 'movement'],
  shippingDays: ['order'],
  invoices: ['order', 'invoice', 'payout'],
  analytics: ['order', 'visit'],
} as const satisfies Record<string, readonly LiveRecordType[]>;

export type SamplePage = keyof typeof samplePages;
