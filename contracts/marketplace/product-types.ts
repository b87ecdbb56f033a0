import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { type InEveryLanguage, languages } from '../languages.ts';

/** A product type by its id, with its noun in every language. */
export const namedProductType = z.object({
  id: z.string(),
  names: z.object(
    Object.fromEntries(languages.map((language) => [language, z.string()])) as InEveryLanguage<z.ZodString>,
  ),
});

export type NamedProductType = z.infer<typeof namedProductType>;

/** From this confidence on a proposal is right more often than not; below it the seller is asked first. */
export const sureFrom = 0.5;

/** Product types for a typed word in any of the seven languages, each with its category. */
export const searchProductTypes = endpoint({
  operationId: 'searchProductTypes',
  method: 'POST',
  path: '/user/product-type-search',
  access: 'open',
  summary: 'Product types that a typed word means',
  body: z.object({ q: z.string().max(100), language: z.enum(languages).default('en') }),
  answer: success({ productTypes: z.array(namedProductType.extend({ category_id: z.string() })) }),
});
