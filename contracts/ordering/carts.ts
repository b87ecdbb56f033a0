import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { publicVacation } from '../marketplace/shop-texts.ts';
import { maxCartLines, maxUnits, paymentMethods } from './orders/order-states.ts';

/** What a client keeps of a cart: products, units, and the price that it showed. */
export const cartLineInput = z.object({
  product_id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ description: 'the id of a product', example: '17' }),
  /** Which of its variants; needed for a product with options. */
  variant_id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional()
    .meta({ description: 'the id of a variant of the product', example: '41' }),
  units: z.int().min(1).max(maxUnits),
  /** The price at which the line was added, so that a change can be told, in the smallest unit of its currency. */
  seen_price_cents: z.int().min(0).optional(),
  /** The currency of that price: the shop's, or US dollars. */
  seen_currency: z.enum(shopCurrencies).optional(),
});

export type CartLineInput = z.infer<typeof cartLineInput>;

/**
 * Why a line cannot be bought now; the line stays in the cart. It cannot be bought yet while the seller has not said how
 * goods are shipped and paid.
 */
export const cartLineProblems = [
  'variant_missing',
  'sold_out',
  'too_few_left',
  'not_sold_any_more',
  'own_product',
  'cannot_be_bought_yet',
  'not_shipped_there',
] as const;

const cartLine = z.object({
  product_id: z.string(),
  /** The variant; null where one has still to be chosen, or the product, which had none to choose, is not sold any more. */
  variant_id: z.string().nullable(),
  /** Its words, such as `M, Red`; empty where there is nothing to choose. */
  variant: z.string(),
  /** Empty where the product is not sold any more. */
  title: z.string(),
  image: z.string().nullable(),
  units: z.int(),
  /** Units left; null where the product is not sold any more. */
  stock: z.int().nullable(),
  price_cents: z.int(),
  price_before_cents: z.int().nullable(),
  /** The price when it was put into the cart, where it differs from today's. */
  seen_price_cents: z.int().nullable(),
  problem: z.enum(cartLineProblems).nullable(),
});

export type CartLine = z.infer<typeof cartLine>;

const cartSeller = z.object({
  /** Empty, as the name, for products that are not sold any more. */
  seller_id: z.string(),
  seller_name: z.string(),
  /** The shop's. All amounts of the seller are in its smallest unit, also those that are named after cents. */
  currency: z.enum(shopCurrencies),
  ships_from: z.string().nullable(),
  /** The same in the asked language, with the city if the seller named one; empty where `ships_from` is null. */
  ships_from_place: z.string().meta({ example: 'Chiang Mai, Thailand' }),
  /** From today until the parcel is handed over, with the days in which the seller is away. */
  pack_days: z.int(),
  vacation: publicVacation.nullable(),
  /** Days after delivery in which goods can be returned, by the seller and the law of the given country. */
  return_days: z.int(),
  lines: z.array(cartLine),
  /** Delivery to the given country; null without a country or where the seller does not ship there. */
  delivery: z
    .object({ fee_cents: z.int(), days_min: z.int(), days_max: z.int(), may_have_customs: z.boolean() })
    .nullable(),
  ships_there: z.boolean().nullable(),
  /** How the seller can be paid for a delivery to the given country. */
  payment_methods: z.array(z.enum(paymentMethods)),
  /** What the seller takes elsewhere, and the country where it is offered; some of it if the buyer asks for it by name. */
  other_payment_methods: z.array(
    z.object({ method: z.enum(paymentMethods), country: z.string(), is_on_request: z.boolean() }),
  ),
});

export type CartSeller = z.infer<typeof cartSeller>;

export const cart = z.object({
  sellers: z.array(cartSeller),
  units: z.int(),
  /** Of all lines that can be bought, without delivery, in US cents by the dated rate. */
  items_cents: z.int(),
  /** The same by currency; each is a payment of its own. */
  sums: z.array(z.object({ currency: z.enum(shopCurrencies), items_cents: z.int() })),
  /** Increases with every change, so that an older tab does not overwrite a newer one. */
  version: z.int(),
  /** Whether cards are those of the sandbox, with which no real money moves. */
  is_sandbox: z.boolean().optional(),
});

export type Cart = z.infer<typeof cart>;

const view = {
  language: z.enum(languages).default('en'),
  /** The country of delivery, for fees and days. */
  country: z.string().max(100).optional().meta({ example: 'TH' }),
};

export const getCart = endpoint({
  operationId: 'getCart',
  method: 'GET',
  path: '/customer/cart',
  access: 'customer',
  summary: 'The cart, by seller, with today’s prices and what is left of each product',
  body: z.object(view),
  answer: success({ cart }),
});

/** With `merge`, the given lines join those that are there: the larger number of units of a product counts. */
export const putCart = endpoint({
  operationId: 'putCart',
  method: 'PUT',
  path: '/customer/cart',
  access: 'customer',
  summary: 'Replace the cart, or join it with the one of a guest',
  errors: ['cart_changed'],
  body: z.object({
    lines: z.array(cartLineInput).max(maxCartLines),
    merge: z.boolean().default(false),
    /** The version that was changed; refused when the stored one is another. Not needed to join. */
    version: z.int().optional(),
    ...view,
  }),
  answer: success({ cart }),
});

/** The same for a guest, whose cart is kept in the browser. */
export const viewCart = endpoint({
  operationId: 'viewCart',
  method: 'POST',
  path: '/cart/view',
  access: 'open',
  summary: 'The cart of a guest with today’s prices; nothing is stored',
  body: z.object({ lines: z.array(cartLineInput).max(maxCartLines), ...view }),
  answer: success({ cart }),
});
