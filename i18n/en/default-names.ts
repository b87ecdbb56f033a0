/** Public names of accounts whose owners have not chosen one. */
export const defaultNames = {
  seller: 'Seller {code}',
  customer: 'Customer {code}',
} as const;
