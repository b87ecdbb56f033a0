import { z } from 'zod';

/** What the variants of a listing differ in, in the requested language. */
export const productOption = z.object({
  /** The id of a known option, such as `size`; of the seller's own its name. */
  id: z.string(),
  name: z.string().meta({ example: 'Size' }),
  values: z.array(
    z.object({
      id: z.string(),
      name: z.string().meta({ example: 'EU 42' }),
      /** About the same size in other systems, by their names. */
      sizes: z.record(z.string(), z.string()).meta({ example: { US: '8.5', UK: '8', JP: '26.5' } }),
    }),
  ),
});

export type ProductOption = z.infer<typeof productOption>;

/** What can be bought of a listing; one without options has exactly one. */
export const productVariant = z.object({
  /** Never used for anything else. */
  id: z.string(),
  /** The id of a value of each option, in their order; none without options. */
  values: z.array(z.string()),
  /** The names of those values; empty without options. */
  name: z.string().meta({ example: 'M, Red' }),
  sku: z.string().nullable(),
  /** In the shop's currency; `minor` is its smallest unit. */
  price: z.number(),
  price_minor: z.int(),
  /** In US cents by the dated rate. */
  price_cents: z.int(),
  price_before_minor: z.int().nullable(),
  /** Units left; null where they are not counted. */
  stock: z.int().nullable(),
  availability: z.enum(['in_stock', 'out_of_stock']),
  /** File name below `/uploads/`; null where the photos of the listing show it. */
  image: z.string().nullable(),
  weight_grams: z.int().nullable(),
});

export type ProductVariant = z.infer<typeof productVariant>;
