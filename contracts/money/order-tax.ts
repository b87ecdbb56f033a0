import { z } from 'zod';

/** The tax of an order as it was when it was placed. */
export const orderTax = z.object({
  /** ISO code of the country whose tax it is. */
  country: z.string(),
  /** As in that country, such as VAT or GST. */
  name: z.string(),
  /** In hundredths of a percent. */
  share: z.int(),
  /** Whether the prices contain it; otherwise it is added to them. */
  is_included: z.boolean(),
  /** The seller's number at the tax office. */
  tax_id: z.string(),
});

export type OrderTax = z.output<typeof orderTax>;

/** What of an order's total is tax, and what of that went back to the buyer. */
export const taxInOrder = orderTax.extend({ amount_cents: z.int(), refunded_cents: z.int() });
