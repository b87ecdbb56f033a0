import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { CommissionTax } from '../../../contracts/money/commission.ts';
import { ledgerModes } from '../../../contracts/money/wallet-rules.ts';
import { mode } from '../money/ledger-modes.ts';
import { shopCurrency } from '../money/shop-currency.ts';
import { orders } from './orders.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });
const id = () => bigint({ mode: 'number' });

/**
 * The platform's invoice for the commission of an order. Of an order whose money never passed through the platform the
 * seller owes it; of the others it was kept when the order was completed, and is paid from the start.
 */
export const commissionInvoices = pgTable(
  'commission_invoices',
  {
    orderId: id()
      .primaryKey()
      .references(() => orders.id),
    sellerId: id().notNull(),
    mode: mode(),
    /** That of its order, by a trigger. */
    currency: shopCurrency(),
    /** With the tax on it. */
    amountCents: cents().notNull(),
    taxCents: cents().notNull().default(0),
    tax: jsonb().$type<CommissionTax>(),
    /** Counted in each year and mode, without gaps; a trigger writes it at the end of the transaction, where no other waits for long. */
    year: integer(),
    number: integer(),
    issuedAt: time().notNull(),
    dueAt: time().notNull(),
    paidAt: time(),
  },
  (table) => [
    index('commission_invoices_of_seller').on(table.sellerId, table.issuedAt),
    unique('commission_invoices_number').on(table.mode, table.year, table.number),
    check('commission_invoices_amount', sql`${table.amountCents} > 0`),
    check('commission_invoices_tax', sql`${table.taxCents} >= 0 and ${table.taxCents} < ${table.amountCents}`),
  ],
);

/** The last number of a year's invoices in each mode. Its row is locked while a number is taken, so that none is lost. */
export const commissionInvoiceCounters = pgTable(
  'commission_invoice_counters',
  {
    mode: text({ enum: ledgerModes }).notNull(),
    year: integer().notNull(),
    lastNumber: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mode, table.year] })],
);
