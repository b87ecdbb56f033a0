import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { productOption, productVariant } from '../marketplace/variants.ts';
import { variantSet } from './variant-input.ts';

const listingParams = z.object({ id: z.string().max(20) });
const language = z.enum(languages).default('en');

const ownVariants = {
  currency: z.enum(shopCurrencies),
  options: z.array(productOption),
  variants: z.array(productVariant),
  /** Changes with every change of options or variants, and not with a sale. */
  version: z.string(),
};

export const getVariants = endpoint({
  operationId: 'getVariants',
  method: 'GET',
  path: '/user/storefront/:id/variants',
  access: 'seller',
  summary: 'Options and variants of one of the seller’s listings, and the options that its category usually has',
  errors: ['product_not_found'],
  params: listingParams,
  body: z.object({ language }),
  answer: success({
    ...ownVariants,
    /** The most usual first, each with the values to choose from; others can be typed. */
    suggested_options: z.array(productOption),
  }),
});

/** What buyers cannot choose any more after a change. */
const lostVariant = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string().nullable(),
  /** Units that are not on sale any more; null where they were not counted. */
  stock: z.int().nullable(),
  /** Whether it was sold: then it stays, hidden, and orders refer to it. */
  is_kept_hidden: z.boolean(),
});

export type LostVariant = z.infer<typeof lostVariant>;

/** Replaces options and variants of a listing. With `preview`, nothing is changed, and the answer says what would be. */
export const putVariants = endpoint({
  operationId: 'putVariants',
  method: 'PUT',
  path: '/user/storefront/:id/variants',
  access: 'seller',
  summary: 'Replace options and variants of a listing, or preview what that loses',
  errors: ['product_not_found', 'listing_changed', 'sku_taken'],
  params: listingParams,
  body: z.object({
    ...variantSet.shape,
    /** Of the prices; the shop's where it is left out. */
    currency: z.enum(shopCurrencies).optional(),
    /** The version that was changed; refused where the listing has another one by now. */
    version: z.string().max(100).optional(),
    preview: z.boolean().default(false),
    language,
  }),
  answer: success({
    ...ownVariants,
    added: z.int(),
    lost: z.array(lostVariant),
  }),
});

/** The options that listings of a category usually have, for one that is being made. */
export const listOptions = endpoint({
  operationId: 'listOptions',
  method: 'GET',
  path: '/user/listing-options',
  access: 'open',
  summary: 'Options that listings of a category usually have, with known sizes in several systems',
  body: z.object({
    category_id: z.string().max(10).meta({ description: 'the id of a category', example: '2302' }),
    language,
  }),
  answer: success({ options: z.array(productOption) }),
  errors: ['unknown_category'],
});
