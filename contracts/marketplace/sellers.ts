import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { listedProduct } from './listings.ts';
import { rating } from './rating.ts';

const sellerParams = z.object({ id: z.string().max(20) });

/** The public data of a seller. */
const seller = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  story: z.string().nullable(),
  since: z.iso.datetime(),
  /** Number of live listings, at most 1,000. */
  listings: z.int(),
  /** Of the reviews of all products; null without reviews. */
  rating: rating.nullable(),
  /** Whether shop and goods are samples of the demo shop. */
  is_sample: z.boolean(),
});

export type Seller = z.infer<typeof seller>;

export const getSeller = endpoint({
  operationId: 'getSeller',
  method: 'GET',
  path: '/user/seller/:id',
  access: 'open',
  summary: 'A seller as visitors see them',
  errors: ['seller_not_found'],
  params: sellerParams,
  answer: success({ seller }),
});

export const listSellerProducts = endpoint({
  operationId: 'listSellerProducts',
  method: 'POST',
  path: '/user/seller/:id/products',
  access: 'open',
  summary: 'What a seller has for sale, newest first',
  errors: ['seller_not_found'],
  params: sellerParams,
  body: z.object({ language: z.enum(languages).default('en'), cursor: z.string().max(200).optional() }),
  answer: success({ products: z.array(listedProduct), next_cursor: z.string().nullable() }),
});
