import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { addressInput } from './addresses.ts';

/** In US cents; what a fee may be at most in another currency is that by the dated rate. */
export const mostShipping = { fee: 1_000_00, freeFrom: 100_000_00 };
// Only to bound it: in the smallest unit of the shop's currency, of which a dollar may be millions.
const amount = z.int().min(0).max(1e12);

/** How and for how much a seller ships; null fees mean that the seller does not ship there. */
export const shippingProfile = z.object({
  /** Country code of the place that parcels leave from. */
  country: z.string().max(100).meta({ example: 'TH' }),
  place: z.string().max(100).default('').meta({ example: 'Chiang Mai' }),
  pack_days: z.int().min(0).max(30),
  /** Fees are in the smallest unit of the shop's currency. */
  home_fee_cents: amount,
  region_fee_cents: amount.nullable(),
  world_fee_cents: amount.nullable(),
  /** Delivery is free for orders of at least this amount; null without such an amount. */
  free_from_cents: amount.nullable(),
  /** Days after delivery in which goods can be returned; null for the usual number. */
  return_days: z.int().min(0).max(365).nullable().default(null),
  /** Where returned goods go; null for the place that parcels leave from. */
  return_address: addressInput.nullable().default(null),
});

export type ShippingProfile = z.output<typeof shippingProfile>;

export const getShipping = endpoint({
  operationId: 'getShipping',
  method: 'GET',
  path: '/user/shipping',
  access: 'seller',
  summary: 'The shipping profile; before it is saved, a suggestion for the seller’s country',
  /** The country of the browser, which a suggestion needs where the account names none. */
  body: z.object({ country: z.string().max(100).optional().meta({ example: 'TH' }) }),
  answer: success({ shipping: shippingProfile, currency: z.enum(shopCurrencies), is_saved: z.boolean() }),
});

export const putShipping = endpoint({
  operationId: 'putShipping',
  method: 'PUT',
  path: '/user/shipping',
  access: 'seller',
  summary: 'Save the shipping profile; placed orders keep theirs',
  errors: ['postal_code_doubtful'],
  body: shippingProfile,
  answer: success({ shipping: shippingProfile }),
});

/** Asked after the page is painted, so that public pages stay the same for everyone. */
export const quoteDelivery = endpoint({
  operationId: 'quoteDelivery',
  method: 'POST',
  path: '/product/offer',
  access: 'open',
  summary: 'What is left of a product, and its delivery to a country',
  errors: ['product_not_found'],
  body: z.object({ id: z.string().max(20), country: z.string().max(100).optional().meta({ example: 'TH' }) }),
  answer: success({
    stock: z.int(),
    is_sold_out: z.boolean(),
    /** The shop's, in whose smallest unit the fee is. */
    currency: z.enum(shopCurrencies),
    ships_from: z.string().nullable(),
    pack_days: z.int(),
    /** Days after delivery in which it can be returned: the seller’s, and at least those of the law of that country. */
    return_days: z.int(),
    ships_there: z.boolean().nullable(),
    delivery: z
      .object({ fee_cents: z.int(), days_min: z.int(), days_max: z.int(), may_have_customs: z.boolean() })
      .nullable(),
    /** Whether the seller has said how goods are paid and shipped; without it nothing can be bought. */
    can_be_bought: z.boolean(),
    /** Whether the seller takes cards, whose money is held until the buyer has the goods. */
    holds_money: z.boolean(),
  }),
});
