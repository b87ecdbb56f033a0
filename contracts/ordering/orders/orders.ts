import { z } from 'zod';
import { success } from '../../endpoint.ts';
import { shopCurrencies } from '../../identity/shop-currencies.ts';
import { onceKey } from '../../input/once-key.ts';
import { languages } from '../../languages.ts';
import { taxInOrder } from '../../money/order-tax.ts';
import { addressFields } from '../addresses.ts';
import { paybackMethods } from '../payments/payback-account.ts';
import { orderStates, paybackStates, paymentMethods, paymentStates, returnStates } from './order-states.ts';

const cents = z.int();
const time = z.iso.datetime();

const orderLine = z.object({
  id: z.string(),
  product_id: z.string(),
  /** What was bought of a product with options; null in orders of earlier versions. */
  variant_id: z.string().nullable(),
  /** Its words in the buyer’s language, such as `M, Red`, which the titles also end with; empty where there was nothing to choose. */
  variant: z.string(),
  sku: z.string(),
  /** In the buyer’s language, and as the seller wrote it. */
  title: z.string(),
  original_title: z.string(),
  image: z.string().nullable(),
  units: z.int(),
  unit_price_cents: cents,
  total_cents: cents,
  state: z.enum(['open', 'declined', 'returned']),
  /** Whether the buyer can review it now, and the review that exists. */
  can_review: z.boolean(),
  review: z.object({ stars: z.int(), text: z.string() }).nullable(),
});

export type OrderLine = z.infer<typeof orderLine>;

const parcel = z.object({
  id: z.string(),
  carrier: z.string(),
  carrier_name: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  line_ids: z.array(z.string()),
  shipped_at: time,
  delivered_at: time.nullable(),
});

export type Parcel = z.infer<typeof parcel>;

/** A line of the timeline; `event` names what happened, `detail` holds what it needs to be told. */
const orderEvent = z.object({
  event: z.string(),
  at: time,
  by: z.enum(['buyer', 'seller', 'platform']),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export type OrderEvent = z.infer<typeof orderEvent>;

const orderReturn = z.object({
  id: z.string(),
  state: z.enum(returnStates),
  line_ids: z.array(z.string()),
  reason: z.string(),
  photo: z.string().nullable(),
  answer: z.string().nullable(),
  refund_cents: cents,
  /** When the seller has to answer or, once it is accepted, when the goods have to arrive. */
  answer_by: time.nullable(),
  /** Where the goods go, once it is accepted; without a street where the seller has given none. */
  send_to: addressFields.nullable(),
  /** How the buyer sent them. */
  shipment: z
    .object({
      carrier: z.string(),
      carrier_name: z.string(),
      tracking_number: z.string(),
      tracking_url: z.string().nullable(),
      sent_at: time,
    })
    .nullable(),
  created_at: time,
});

export type OrderReturn = z.infer<typeof orderReturn>;

/** What a seller who was paid directly pays back. */
const payback = z.object({
  id: z.string(),
  state: z.enum(paybackStates),
  currency: z.enum(shopCurrencies),
  amount_cents: cents,
  /** The same in the currency in which the buyer paid; null where that is US dollars. */
  /** About the total in the buyer's currency, and its units for one of the order's; null where they are the same. */
  local: z.object({ currency: z.string(), amount_minor: z.int() }).nullable(),
  /** Where the buyer wants it: in full for the seller while it has to be paid, otherwise masked. */
  account: z
    .object({ method: z.enum(paybackMethods), bank: z.string(), holder: z.string(), number: z.string() })
    .nullable(),
  /** Until when the seller has to pay; null before the account is known. */
  due_at: time.nullable(),
  reference: z.string(),
  slip: z.string().nullable(),
  sent_at: time.nullable(),
  /** When it counts as received although the buyer has said nothing. */
  received_by: time.nullable(),
  received_at: time.nullable(),
});

export type Payback = z.infer<typeof payback>;

export const orderSummary = z.object({
  id: z.string(),
  /** As people read it, `SB-1042`. */
  number: z.string(),
  state: z.enum(orderStates),
  payment_state: z.enum(paymentStates),
  payment_method: z.enum(paymentMethods),
  has_open_return: z.boolean(),
  seller_id: z.string().nullable(),
  seller_name: z.string(),
  buyer_name: z.string(),
  /** City and country of delivery. */
  destination: z.string(),
  first_title: z.string(),
  /** Units of the first product. */
  first_units: z.int(),
  /** How many products there are beside the first one. */
  more_products: z.int(),
  /** The language in which the buyer ordered, and of the titles that the buyer reads. */
  text_language: z.enum(languages).optional(),
  image: z.string().nullable(),
  /** Units of all products. */
  units: z.int(),
  /** The shop's then. All amounts of the order are in its smallest unit, also those that are named after cents. */
  currency: z.enum(shopCurrencies),
  total_cents: cents,
  placed_at: time,
  /** The country that parcels leave from. */
  ships_from: z.string().optional(),
  /** When the present state has to be acted on: paid, shipped, answered. */
  due_at: time.nullable(),
});

export type OrderSummary = z.infer<typeof orderSummary>;

const order = orderSummary.extend({
  purchase_id: z.string(),
  lines: z.array(orderLine),
  items_cents: cents,
  delivery_cents: cents,
  /** What went back to the buyer. */
  refunded_cents: cents,
  /** As it was when the order was placed; null where the seller is not registered or no tax is known. */
  tax: taxInOrder.nullable(),
  /** What the card’s bank disputes at present, and until when it takes evidence; for the seller only. */
  disputed_cents: cents,
  evidence_due_at: time.nullable(),
  /** What a seller who was paid directly has still to pay back. */
  payback_cents: cents,
  paybacks: z.array(payback),
  /** When what was not sent is cancelled by itself; null in other states. */
  cancels_at: time.nullable(),
  /** Without the tax on it; shown to the seller only, and zero for the buyer. */
  commission_cents: cents,
  commission_tax_cents: cents,
  /** The tax on the commission; null where none is charged, and for the buyer. */
  commission_tax: z.object({ name: z.string(), share: z.int() }).nullable(),
  /** About the total in the buyer's currency, and its units for one of the order's; null where they are the same. */
  local: z.object({ currency: z.string(), amount_minor: z.int(), rate: z.number(), rate_date: z.string() }).nullable(),
  /** Null for a seller after the order is closed and the return window has passed. */
  address: addressFields.nullable(),
  note: z.string(),
  parcels: z.array(parcel),
  returns: z.array(orderReturn),
  events: z.array(orderEvent),
  /** Days after delivery in which goods can be returned. */
  return_days: z.int(),
  /** Until when a return can be requested; null before delivery and after completion. */
  return_until: time.nullable(),
  /** Whether the law of the buyer's country lets them withdraw without a reason, so that a return is accepted at once. */
  can_withdraw: z.boolean(),
  expected_from: time.nullable(),
  expected_to: time.nullable(),
  /** What the reader may do now, by the names of the calls. */
  actions: z.array(z.string()),
  /** The slip or reference the buyer sent for a direct transfer. */
  payment_claim: z.object({ reference: z.string(), slip: z.string().nullable(), at: time }).nullable(),
});

export type Order = z.infer<typeof order>;

export const textLanguage = z.enum(languages).default('en');
export const orderKey = onceKey('order-5b1f6a0e');
/** Without it, the return that waits for this answer. */
export const returnId = z.string().max(15).optional();
export const reason = z.string().max(1000).default('');
export const oneOrder = success({ order });
export const orderList = success({ orders: z.array(orderSummary), next_cursor: z.string().nullable() });
