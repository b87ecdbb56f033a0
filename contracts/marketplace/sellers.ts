import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idText } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import { listedProduct } from './listings.ts';
import { rating } from './rating.ts';
import { publicSection } from './shop-sections.ts';
import { publicVacation, shownText } from './shop-texts.ts';

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
  /** How many customers follow the shop. */
  followers: z.int(),
  /** The seller's sections that have something for sale, in their order. */
  sections: z.array(publicSection),
  /** File names below `/uploads/`. */
  banner: z.string().nullable(),
  logo: z.string().nullable(),
  /** What the seller says of the shop, in the asked language or in the seller's. */
  about: shownText.nullable(),
  policies: shownText.nullable(),
  /** From two weeks before it until it ends; null at other times. */
  vacation: publicVacation.nullable(),
  /** What most of the newest listings are: up to three sub-categories. */
  sells: z.array(z.object({ id: z.string(), name: z.string() })),
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
  body: z.object({ language: z.enum(languages).default('en') }),
  answer: success({ seller }),
});

export const listSellerProducts = endpoint({
  operationId: 'listSellerProducts',
  method: 'POST',
  path: '/user/seller/:id/products',
  access: 'open',
  summary: 'What a seller has for sale, newest first; a section in the order of the seller',
  errors: ['seller_not_found', 'section_not_found'],
  params: sellerParams,
  body: z.object({
    language: z.enum(languages).default('en'),
    /** Words to search for in this shop alone. */
    q: z.string().max(200).default(''),
    /** A section of the shop. */
    section: idText.optional(),
    cursor: z.string().max(200).optional(),
  }),
  answer: success({ products: z.array(listedProduct), next_cursor: z.string().nullable() }),
});
