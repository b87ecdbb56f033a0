import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { differenceCauses } from '../../../contracts/money/reconciliation-rules.ts';
import { mode } from '../money/ledger-modes.ts';
import { shopCurrency } from '../money/shop-currency.ts';
import { orders, purchases } from './orders.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });
const id = () => bigint({ mode: 'number' });

/** Returned: it came too late or twice, and all of it is given back. */
export const orderPaymentStates = ['started', 'paid', 'failed', 'returned'] as const;

/** An attempt to pay the orders of a purchase by card. At most one of a purchase is paid. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: id()
      .notNull()
      .references(() => purchases.id),
    /** `sandbox` or `stripe`. */
    provider: text().notNull(),
    /** That of its orders, by a trigger. */
    mode: mode(),
    /** The provider's name of the payment; null until it answered. */
    reference: text(),
    /** That of all its orders, by a trigger. */
    currency: shopCurrency(),
    /** The orders that it pays, and the sum of their totals. */
    orderIds: id().array().notNull(),
    amountCents: cents().notNull(),
    /** What was given back at the provider and not by us, as far as it is booked. */
    refundedElsewhereCents: cents().notNull().default(0),
    state: text({ enum: orderPaymentStates }).notNull().default('started'),
    /** Brand and last four digits; nothing else of a card is kept. */
    card: jsonb().$type<{ brand: string; lastFour: string }>(),
    key: text().notNull(),
    createdAt: time().notNull(),
    paidAt: time(),
  },
  (table) => [
    unique('order_payments_once').on(table.purchaseId, table.key),
    unique('order_payments_reference').on(table.provider, table.reference),
    uniqueIndex('order_payments_one_paid').on(table.purchaseId).where(sql`state = 'paid'`),
    check('order_payments_amount', sql`${table.amountCents} > 0`),
    check('order_payments_mode', sql`(${table.provider} = 'sandbox') = (${table.mode} = 'test')`),
  ],
);

/** What a provider told us, each event once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentId: id()
      .notNull()
      .references(() => orderPayments.id),
    status: text().notNull(),
    /** What the buyer had got back in all when it was sent, where it is about that. */
    refundedCents: cents(),
    receivedAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_of_payment').on(table.paymentId),
  ],
);

/** Money on its way back to a buyer. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    paymentId: id()
      .notNull()
      .references(() => orderPayments.id),
    amountCents: cents().notNull(),
    /** The event of the order that caused it. */
    cause: text().notNull(),
    /** The provider's name of it; null until it answered. */
    externalId: text(),
    createdAt: time().notNull(),
    doneAt: time(),
  },
  (table) => [
    index('order_refunds_of_order').on(table.orderId),
    index('order_refunds_of_payment').on(table.paymentId),
    index('order_refunds_waiting').on(table.createdAt).where(sql`done_at is null`),
    check('order_refunds_amount', sql`${table.amountCents} > 0`),
  ],
);

/** An inquiry moves no money; it may become a dispute. */
export const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const;

/** A payment that its card's bank disputes, in full or in part. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: id()
      .notNull()
      .references(() => orderPayments.id),
    /** The provider's name of the dispute. */
    reference: text().notNull(),
    amountCents: cents().notNull(),
    /** What the provider said last; one that is decided is not opened again. */
    state: text({ enum: disputeStates }).notNull(),
    /** Until when the provider takes evidence. */
    evidenceDueAt: time(),
    openedAt: time().notNull(),
    closedAt: time(),
  },
  (table) => [
    unique('payment_disputes_once').on(table.paymentId, table.reference),
    check('payment_disputes_amount', sql`${table.amountCents} > 0`),
  ],
);

/** The part of a dispute that concerns an order of the payment. */
export const disputeShares = pgTable(
  'dispute_shares',
  {
    disputeId: id()
      .notNull()
      .references(() => paymentDisputes.id),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    cents: cents().notNull(),
    /** How far the ledger has followed. */
    booked: text({ enum: disputeStates }),
  },
  (table) => [
    primaryKey({ columns: [table.disputeId, table.orderId] }),
    index('dispute_shares_of_order').on(table.orderId),
    check('dispute_shares_amount', sql`${table.cents} > 0`),
  ],
);

/** Money on which the provider and the ledger do not agree; it stays here until somebody settles it or news explain it. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** The payment it is about, where it is about one. */
    paymentId: id().references(() => orderPayments.id),
    /** `stripe`, or `bank_file`. */
    provider: text().notNull().default('stripe'),
    /** One row for each. */
    key: text().notNull().unique(),
    cause: text({ enum: differenceCauses }).notNull(),
    /** Of reconciliation: what is missing in the ledger, or is too much in it where it is negative. */
    amountCents: cents().notNull(),
    /** ISO 4217. */
    currency: text().notNull().default('USD'),
    /** What it is, in the provider's words and names, such as `charge txn_1`. */
    subject: text().notNull().default(''),
    createdAt: time().notNull(),
    settledAt: time(),
    /** Who settled it, and why. */
    settledBy: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (table) => [
    index('payment_differences_of_payment').on(table.paymentId),
    index('payment_differences_open').on(table.createdAt).where(sql`settled_at is null`),
    check('payment_differences_amount', sql`${table.amountCents} <> 0`),
  ],
);
