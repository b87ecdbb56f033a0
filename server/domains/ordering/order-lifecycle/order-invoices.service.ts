import { and, eq, max } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { invoices } from '../../../schema/money/ledger.ts';
import { orderLines } from '../../../schema/ordering/orders.ts';
import { isPaid, type OrderRow, orderNumber, restOf } from '../order-state/order-money.service.ts';

const daysToPay = 14;

/** Issues the seller's invoice when an order is to be shipped, and settles it when its money has come or will not. */
export async function updateInvoice(
  tx: Db,
  { before, after, at }: { before: OrderRow; after: OrderRow; at: Date },
): Promise<void> {
  if (after.state === 'to_ship' && before.state === 'awaiting_payment') await issueInvoice(tx, after, at);
  const state = settledState(after);
  if (!state || state === settledState(before)) return;
  await tx.update(invoices).set({ state, settledAt: at }).where(eq(invoices.orderId, after.id));
}

function settledState(order: OrderRow): 'paid' | 'cancelled' | null {
  if (order.state === 'awaiting_payment') return null;
  if (order.state === 'cancelled' || restOf(order) === 0) return 'cancelled';
  return isPaid(order) ? 'paid' : null;
}

/** The seller's row is locked while the number is taken, so that numbers have no gaps. */
async function issueInvoice(tx: Db, order: OrderRow, at: Date): Promise<void> {
  const { id, mode, currency, sellerId } = order;
  const isSeller = eq(accounts.id, sellerId);
  const [seller] = await tx.select({ id: accounts.id }).from(accounts).where(isSeller).for('no key update');
  if (!seller) return;
  const [last] = await tx
    .select({ number: max(invoices.number) })
    .from(invoices)
    .where(eq(invoices.sellerId, sellerId));
  const lines = await tx
    .select({ title: orderLines.originalTitle, units: orderLines.units })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), eq(orderLines.state, 'open')))
    .orderBy(orderLines.id);
  const articles = lines.map(({ title, units }) => (units > 1 ? `${title} × ${units}` : title));
  await tx.insert(invoices).values({
    ...{ sellerId, mode, currency, orderId: id, number: (last?.number ?? 0) + 1, billedTo: order.buyerName },
    description: [orderNumber(id), ...articles].join('\n'),
    ...{ amountCents: order.totalCents, issuedAt: at, dueAt: new Date(at.getTime() + daysToPay * dayMs) },
  });
}
