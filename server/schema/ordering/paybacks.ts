import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { paybackStates } from '../../../contracts/ordering/orders/order-states.ts';
import type { PaybackAccount } from '../../../contracts/ordering/payments/payback-account.ts';
import { orders } from './orders.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const id = () => bigint({ mode: 'number' });

/** What a seller owes a buyer who had paid them directly. Nothing of it passes through the platform. */
export const orderPaybacks = pgTable(
  'order_paybacks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: paybackStates }).notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** Where the buyer wants it. Personal data: never logged, and gone as soon as the money has arrived. */
    account: jsonb().$type<PaybackAccount>(),
    /** Until when the seller has to pay. */
    dueAt: time(),
    /** When something happens by itself next: a reminder or, once it was sent, its end. */
    actAt: time(),
    reference: text().notNull().default(''),
    slip: text(),
    sentAt: time(),
    receivedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('order_paybacks_of_order').on(table.orderId),
    uniqueIndex('order_paybacks_one_unpaid').on(table.orderId).where(sql`state in ('needs_account', 'due')`),
    check('order_paybacks_amount', sql`${table.amountCents} > 0`),
    check('order_paybacks_account', sql`${table.state} <> 'received' or ${table.account} is null`),
  ],
);
