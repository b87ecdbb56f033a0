import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { idParameter } from '../input/id-parameter.ts';
import { onceKey } from '../input/once-key.ts';
import { languages } from '../languages.ts';
import { addressInput } from './addresses.ts';
import { cartLineInput } from './carts.ts';
import { maxCartLines, orderStates, paymentMethods, paymentStates } from './orders/order-states.ts';

/** What the buyer does next to pay; one code for each seller where it goes straight to them. */
export const payment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('redirect'), url: z.string() }),
  z.object({
    type: z.literal('card'),
    purchase_id: z.string(),
    currency: z.enum(shopCurrencies),
    amount_cents: z.int(),
    is_sandbox: z.literal(true),
  }),
  z.object({
    type: z.literal('qr'),
    codes: z.array(
      z.object({
        order_id: z.string(),
        order_number: z.string(),
        seller_name: z.string(),
        method: z.enum(paymentMethods),
        payload: z.string(),
        payee: z.string(),
        currency: z.string(),
        amount_minor: z.int(),
        rate_date: z.string(),
        /** Until when to pay; once the transfer is claimed, until when the seller confirms it. */
        expires_at: z.iso.datetime(),
        is_claimed: z.boolean(),
      }),
    ),
  }),
]);

export type Payment = z.infer<typeof payment>;

const purchase = {
  purchase_id: z.string(),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      state: z.enum(orderStates),
      payment_state: z.enum(paymentStates),
      /** Of the total, which is in its smallest unit. */
      currency: z.enum(shopCurrencies),
      total_cents: z.int(),
    }),
  ),
  payment,
};

/** Either the whole cart or the given lines. Refused, with what changed, when a price is not the one that was shown. */
export const checkout = endpoint({
  operationId: 'checkout',
  method: 'POST',
  path: '/customer/checkout',
  access: 'customer',
  needsVerifiedContact: true,
  summary: 'Place one order for each seller; the same key places them once',
  errors: [
    'cart_empty',
    'several_currencies',
    'product_not_found',
    'price_changed',
    'sold_out',
    'variant_missing',
    'not_shipped_there',
    'own_product',
    'too_many_unpaid',
    'not_for_demo',
    'payment_method_not_taken',
    'payment_method_not_offered',
    'postal_code_doubtful',
    'address_not_found',
    'key_used_before',
    'payment_unavailable',
  ],
  body: z.object({
    key: onceKey('checkout-5b1f6a0e'),
    address_id: z.string().max(15).optional(),
    address: addressInput.optional(),
    save_address: z.boolean().default(false),
    payment_method: z.enum(paymentMethods),
    /** Another method for some sellers, by seller id. */
    payment_methods: z.record(z.string().max(20), z.enum(paymentMethods)).default({}),
    /** Transfers that the buyer asks for although the address is in a country where they are not offered. */
    requested_methods: z.array(z.enum(paymentMethods)).max(paymentMethods.length).default([]),
    lines: z.array(cartLineInput).max(maxCartLines).optional(),
    note: z.string().max(500).default(''),
    language: z.enum(languages).default('en'),
    /** Which part of a cart with shops of several currencies; each is a purchase, and a payment, of its own. */
    currency: z.enum(shopCurrencies).optional(),
    /** The total that was shown, in the smallest unit of that currency; refused when it differs. */
    total_cents: z.int().optional(),
  }),
  answer: success(purchase),
});

/** Pays, or tries again. A card of the sandbox is sent here; the real one is typed at the provider’s page. */
export const payPurchase = endpoint({
  operationId: 'payPurchase',
  method: 'POST',
  path: '/customer/purchases/:id/pay',
  access: 'customer',
  summary: 'Pay a purchase, or go on paying it',
  errors: ['purchase_not_found', 'order_changed', 'card_declined', 'payment_unavailable'],
  params: idParameter,
  body: z.object({
    key: onceKey('pay-5b1f6a0e'),
    card: z
      .object({
        number: z.string().max(40),
        expiry: z.string().max(10).meta({ example: '12/30' }),
        cvc: z.string().max(6),
        name: z.string().max(100).default(''),
      })
      .optional(),
    /** The answer to the challenge of the sandbox. */
    two_factor_code: z.string().max(10).optional(),
    language: z.enum(languages).default('en'),
  }),
  answer: success({
    ...purchase,
    state: z.enum(['paid', 'pending', 'two_factor']),
  }),
});

export const getPurchase = endpoint({
  operationId: 'getPurchase',
  method: 'GET',
  path: '/customer/purchases/:id',
  access: 'customer',
  summary: 'A purchase, its orders, and how it is paid',
  errors: ['purchase_not_found', 'payment_unavailable'],
  params: idParameter,
  answer: success({ ...purchase, state: z.enum(['paid', 'pending', 'cancelled']) }),
});

export type Purchase = z.output<typeof getPurchase.answer>;

/** The page on which a purchase is paid. A provider leads back to it, and says how the buyer left its own page. */
export function paymentPath(purchaseId: string, from?: 'paid' | 'cancelled'): string {
  return `/checkout/pay/${purchaseId}${from ? `?from=${from}` : ''}`;
}
