import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import type { OrderTax } from '../../../contracts/money/order-tax.ts';
import type { AddressFields } from '../../../contracts/ordering/addresses.ts';
import {
  orderStates,
  paymentMethods,
  paymentStates,
  returnStates,
} from '../../../contracts/ordering/orders/order-states.ts';
import type { Payee } from '../../../contracts/ordering/payments/payee-rules.ts';
import { mode } from '../money/ledger-modes.ts';
import { checkCurrency, shopCurrency } from '../money/shop-currency.ts';
import { commissionColumns } from './commission-columns.ts';
import { shippingTerms } from './shipping-terms.ts';
import { variantColumns } from './variant-columns.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });
const id = () => bigint({ mode: 'number' });

/** One checkout: an order for each seller. Ids of accounts are no foreign keys, because orders outlive accounts. */
export const purchases = pgTable(
  'purchases',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    customerId: id().notNull(),
    /** The buyer's idempotency key, and a hash of what was asked with it. */
    key: text().notNull(),
    requestHash: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: time().notNull(),
  },
  (table) => [unique('purchases_once').on(table.customerId, table.key)],
);

/** An order remembers what was sold, to whom and on which terms. Its state follows from its events, by a trigger. */
export const orders = pgTable(
  'orders',
  {
    /** Also the number that people read, `SB-1042`. */
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    purchaseId: id()
      .notNull()
      .references(() => purchases.id),
    customerId: id().notNull(),
    sellerId: id().notNull(),
    sellerName: text().notNull(),
    /** Empty after the buyer closed the account, and the address is null then. */
    buyerName: text().notNull(),
    mode: mode(),
    state: text({ enum: orderStates }).notNull().default('awaiting_payment'),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    paymentState: text({ enum: paymentStates }).notNull().default('unpaid'),
    /** The seller's then. All amounts of the order are in its smallest unit, also those that are named after cents. */
    currency: shopCurrency(),
    itemsCents: cents().notNull(),
    deliveryCents: cents().notNull(),
    totalCents: cents().notNull(),
    refundedCents: cents().notNull().default(0),
    /** What the card's bank disputes, which is set apart until that is decided, and until when it takes evidence. */
    disputedCents: cents().notNull().default(0),
    evidenceDueAt: time(),
    /** What of the refunded amount the seller, who was paid directly, has still to pay back. */
    paybackCents: cents().notNull().default(0),
    ...commissionColumns(),
    /** The tax that its prices contain; null where the seller is not registered or the tax is not known. */
    tax: jsonb().$type<OrderTax>(),
    taxCents: cents().notNull().default(0),
    deliveryTaxCents: cents().notNull().default(0),
    localCurrency: text().notNull(),
    localMinor: cents().notNull(),
    /** Units per US dollar, times ten thousand. */
    localRate: bigint({ mode: 'number' }).notNull(),
    rateDate: date().notNull(),
    ...shippingTerms(),
    address: jsonb().$type<AddressFields>(),
    country: text().notNull(),
    note: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    /** The buyer and the titles in lower case, for the seller's search. */
    searchText: text().notNull(),
    /** The seller's account that a transfer goes to, as it was then; null where the order is paid in another way. */
    payee: jsonb().$type<Payee>(),
    claimReference: text(),
    claimSlip: text(),
    claimedAt: time(),
    placedAt: time().notNull(),
    /** When the present state has to be acted on; null where nothing waits. */
    dueAt: time(),
    closedAt: time(),
    hasOpenReturn: boolean().notNull().default(false),
  },
  (table) => [
    index('orders_of_customer').on(table.customerId, table.placedAt, table.id),
    index('orders_of_seller').on(table.sellerId, table.placedAt, table.id),
    index('orders_of_seller_by_state').on(table.sellerId, table.state, table.placedAt, table.id),
    index('orders_with_returns').on(table.sellerId, table.placedAt, table.id).where(sql`has_open_return`),
    index('orders_to_ship_by_due').on(table.dueAt).where(sql`state = 'to_ship'`),
    index('orders_to_pay_back').on(table.sellerId).where(sql`payback_cents > 0`),
    index('orders_to_get_back').on(table.customerId).where(sql`payback_cents > 0`),
    index('orders_with_evidence_due').on(table.sellerId).where(sql`evidence_due_at is not null`),
    index('orders_of_purchase').on(table.purchaseId),
    index('orders_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    checkCurrency('orders_currency', table.currency),
    check('orders_total', sql`${table.totalCents} = ${table.itemsCents} + ${table.deliveryCents}`),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.totalCents}`),
    check('orders_payback', sql`${table.paybackCents} between 0 and ${table.refundedCents}`),
    check(
      'orders_tax',
      sql`${table.taxCents} between 0 and ${table.totalCents} and ${table.deliveryTaxCents} between 0 and ${table.taxCents}`,
    ),
    check('orders_disputed', sql`${table.disputedCents} between 0 and ${table.totalCents} - ${table.refundedCents}`),
  ],
);

/** What was sold, as it was then. Never deleted; only state and parcel change. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    productId: id().notNull(),
    ...variantColumns(),
    /** The title and, of a listing with options, the words of the variant: papers and mails name a line by it. */
    title: text().notNull(),
    originalTitle: text().notNull(),
    image: text().notNull(),
    units: integer().notNull(),
    unitPriceCents: cents().notNull(),
    /** The tax in the price of all units. */
    taxCents: cents().notNull().default(0),
    /** What the platform takes of the line, in hundredths of a percent; null in orders of earlier versions. */
    commissionShare: integer(),
    /** What was given back of the line, by whatever way: a return, a refusal, a dispute, or the provider's own pages. */
    refundedCents: cents().notNull().default(0),
    state: text({ enum: ['open', 'declined', 'returned'] })
      .notNull()
      .default('open'),
    parcelId: id().references(() => parcels.id),
  },
  (table) => [
    index('order_lines_of_order').on(table.orderId),
    index('order_lines_of_product').on(table.productId),
    index('order_lines_by_image').on(table.image),
    check('order_lines_units', sql`${table.units} > 0 and ${table.unitPriceCents} >= 0`),
    check('order_lines_refunded', sql`${table.refundedCents} between 0 and ${table.units} * ${table.unitPriceCents}`),
  ],
);

/** The timeline of an order, and its audit. Writing a line changes the state of the order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    event: text().notNull(),
    fromState: text({ enum: orderStates }),
    toState: text({ enum: orderStates }).notNull(),
    by: text({ enum: ['buyer', 'seller', 'platform'] }).notNull(),
    detail: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** The caller's idempotency key, where there is one. */
    key: text(),
    at: time().notNull(),
  },
  (table) => [
    unique('order_events_once').on(table.orderId, table.key),
    index('order_events_of_order').on(table.orderId, table.id),
  ],
);

export const parcels = pgTable(
  'parcels',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    /** The seller's own link, for a carrier that is not in the table. */
    trackingUrl: text(),
    shippedAt: time().notNull(),
    deliveredAt: time(),
  },
  (table) => [index('parcels_of_order').on(table.orderId)],
);

/** A return of some lines of an order. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: returnStates }).notNull().default('requested'),
    lineIds: id().array().notNull(),
    reason: text().notNull(),
    photo: text(),
    answer: text(),
    refundCents: cents().notNull(),
    /** When the seller has to answer; once accepted, when the goods have to arrive. */
    answerBy: time().notNull(),
    /** Where the goods go, as it was when the return was accepted; null where the seller had given no street. */
    sendTo: jsonb().$type<AddressFields>(),
    /** How the buyer sent them. */
    carrier: text(),
    trackingNumber: text(),
    sentAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('order_returns_of_order').on(table.orderId),
    index('order_returns_disputed').on(table.answerBy).where(sql`state = 'disputed'`),
  ],
);

/** Photos of returns, reviews and payment slips, until the order refers to them. */
export const orderPhotos = pgTable(
  'order_photos',
  {
    name: text().primaryKey(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    createdAt: time().notNull(),
    bytes: integer().notNull().default(0),
  },
  (table) => [index('order_photos_of_order').on(table.orderId)],
);
