import { bigint, text } from 'drizzle-orm/pg-core';

/** Which variant of a product was sold, as it was called then. */
export const variantColumns = () => ({
  /** Null in orders of earlier versions. */
  variantId: bigint({ mode: 'number' }),
  /** In the buyer's language; empty where there was nothing to choose. */
  variantWords: text().notNull().default(''),
  sku: text().notNull().default(''),
});
