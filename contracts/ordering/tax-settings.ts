import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

const share = z.int().min(0).max(10_000);

const taxSettings = z.object({
  /** ISO code of the country that the seller's parcels leave from. */
  country: z.string(),
  /** The tax that shops of that country have in their prices; null where none is known, and then none is written anywhere. */
  known: z
    .object({
      name: z.string(),
      /** Rates in hundredths of a percent. */
      standard: share,
      reduced: z.array(share),
      /** How the number at the tax office is called there, and one for example. */
      tax_id_name: z.string().nullable(),
      tax_id_example: z.string().nullable(),
    })
    .nullable(),
  /** The country where the shop was registered before it moved; null once the seller has answered for the present one. */
  left_country: z.string().nullable(),
  is_registered: z.boolean(),
  tax_id: z.string(),
  /** The rate of the shop's goods where it is not the standard one. */
  share: share.nullable(),
});

export type TaxSettings = z.output<typeof taxSettings>;

export const getTaxSettings = endpoint({
  operationId: 'getTaxSettings',
  method: 'GET',
  path: '/user/tax',
  access: 'seller',
  summary: 'Whether this seller is registered for the tax of the shop’s country, and what is known of that tax',
  answer: success({ tax: taxSettings }),
});

export const putTaxSettings = endpoint({
  operationId: 'putTaxSettings',
  method: 'PUT',
  path: '/user/tax',
  access: 'seller',
  // The number of one visitor would be shown to the others.
  refusesDemo: true,
  summary: 'Say whether the seller is registered for tax; placed orders keep theirs',
  errors: ['tax_id_doubtful'],
  body: z.object({
    is_registered: z.boolean(),
    tax_id: z.string().max(60).default('').meta({ example: '0105512345678' }),
    share: share.nullable().default(null),
    /** Whether the seller was asked about a number that does not look like one of the country. */
    is_tax_id_confirmed: z.boolean().default(false),
  }),
  answer: success({ tax: taxSettings }),
});
