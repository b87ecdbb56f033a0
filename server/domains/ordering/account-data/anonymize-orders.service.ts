import { and, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invoices } from '../../../schema/money/ledger.ts';
import { orderPhotos, orderReturns, orders } from '../../../schema/ordering/orders.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';

/**
 * Takes a closed account out of its orders: the ledger stay, without the buyer's name, address and photos. Throws while
 * an order is still open. Returns the files that are not needed any more.
 */
export async function anonymizeOrders(tx: Db, accountId: number): Promise<string[]> {
  const isOfAccount = or(eq(orders.customerId, accountId), eq(orders.sellerId, accountId));
  const isOpen = and(isOfAccount, notInArray(orders.state, ['completed', 'cancelled']));
  const [open] = await tx.select({ id: orders.id }).from(orders).where(isOpen).limit(1);
  if (open) throw new AppError('orders_open');
  const isOwed = and(isOfAccount, gt(orders.paybackCents, 0));
  const [owed] = await tx.select({ id: orders.id }).from(orders).where(isOwed).limit(1);
  if (owed) throw new AppError('orders_open', { key: 'paybacks_open' });
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, accountId));
  await tx.update(invoices).set({ billedTo: '' }).where(inArray(invoices.orderId, own));
  await tx.update(orderReturns).set({ reason: '', photo: null }).where(inArray(orderReturns.orderId, own));
  const sold = tx.select({ id: orders.id }).from(orders).where(eq(orders.sellerId, accountId));
  await tx.update(orderReturns).set({ sendTo: null }).where(inArray(orderReturns.orderId, sold));
  await tx.update(orderPaybacks).set({ slip: null, reference: '' }).where(inArray(orderPaybacks.orderId, own));
  const photos = await tx.delete(orderPhotos).where(inArray(orderPhotos.orderId, own)).returning();
  const titles = sql`(select coalesce(string_agg(lower(title), ' '), '') from order_lines where order_id = orders.id)`;
  const nobody = { buyerName: '', address: null, note: '', claimReference: null, claimSlip: null };
  await tx
    .update(orders)
    .set({ ...nobody, searchText: titles })
    .where(eq(orders.customerId, accountId));
  await tx.update(orders).set({ payee: null }).where(eq(orders.sellerId, accountId));
  return photos.map(({ name }) => name);
}
