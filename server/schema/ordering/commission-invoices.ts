import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { mode } from '../money/ledger-modes.ts';
import { orders } from './orders.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const cents = () => bigint({ mode: 'number' });
const id = () => bigint({ mode: 'number' });

/** What a seller owes the platform for an order whose money never passed through it. */
export const commissionInvoices = pgTable(
  'commission_invoices',
  {
    orderId: id()
      .primaryKey()
      .references(() => orders.id),
    sellerId: id().notNull(),
    mode: mode(),
    amountCents: cents().notNull(),
    issuedAt: time().notNull(),
    dueAt: time().notNull(),
    paidAt: time(),
  },
  (table) => [
    index('commission_invoices_of_seller').on(table.sellerId, table.issuedAt),
    check('commission_invoices_amount', sql`${table.amountCents} > 0`),
  ],
);
