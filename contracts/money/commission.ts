import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

/** The platform's tax on a commission, as it was when the order was placed. It is added to the commission. */
export const commissionTax = z.object({
  /** ISO code of the platform's country. */
  country: z.string(),
  name: z.string(),
  /** In hundredths of a percent. */
  share: z.int(),
  /** The platform's number at the tax office. */
  tax_id: z.string(),
  /** Whether nothing is charged because the seller accounts for the tax in another country of the European Union. */
  is_reverse_charge: z.boolean(),
  /** The number of a registered seller; empty otherwise. */
  seller_tax_id: z.string(),
  /** The platform's name and address, a line each. */
  issuer: z.string(),
});

export type CommissionTax = z.output<typeof commissionTax>;

const commission = z.object({
  percent: z.number(),
  /** What is the same for each order, in US cents. */
  fixed_cents: z.int(),
  /** Whether other categories of this seller have another commission. */
  varies: z.boolean(),
  /** The tax that is added to it; null where none is charged. */
  tax: z.object({ name: z.string(), share: z.int() }).nullable(),
});

export type SellerCommission = z.output<typeof commission>;

export const getCommission = endpoint({
  operationId: 'getCommission',
  method: 'GET',
  path: '/user/commission',
  access: 'seller',
  summary: 'What the platform takes of this seller’s sales, in a category or where none is named',
  body: z.object({ category_id: z.coerce.number().int().positive().optional().meta({ example: 1 }) }),
  answer: success({ commission }),
});
