import { and, eq, ne, sql } from 'drizzle-orm';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderPayments } from '../../../schema/ordering/order-payments.ts';
import { orders } from '../../../schema/ordering/orders.ts';

/**
 * Orders that wait for their payment when the mode changes are paid in the new one. Attempts to pay them in the other end;
 * what a provider still says of those is not applied. Orders that were paid end in their own books.
 */
export async function moveWaitingOrders(tx: Db, mode: LedgerMode): Promise<void> {
  const isUnbooked = sql`not exists (select from journal_entries where order_id = ${orders.id})`;
  const isOther = ne(orders.mode, mode);
  // No real money was booked where a shop goes back to the sandbox, so that all its orders can.
  const isWaiting = mode === 'live' ? eq(orders.state, 'awaiting_payment') : undefined;
  await tx
    .update(orders)
    .set({ mode })
    .where(and(isOther, isWaiting, isUnbooked));
  const isOpen = and(ne(orderPayments.mode, mode), eq(orderPayments.state, 'started'));
  await tx.update(orderPayments).set({ state: 'failed' }).where(isOpen);
}
