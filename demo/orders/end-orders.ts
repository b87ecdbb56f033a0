import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { applyOrderEvent } from '../../server/domains/ordering/order-lifecycle/apply-event.service.ts';
import { type ActionDeps, markParcels } from '../../server/domains/ordering/order-lifecycle/buyer-actions.service.ts';
import { answerReturn, decideReturn } from '../../server/domains/ordering/returns/returns.service.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { orderReturns, orders } from '../../server/schema/ordering/orders.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Ends the open orders of the demo accounts, which are about to be replaced, so that nobody waits for them: what was not
 * shipped is cancelled and refunded, open returns are refunded, and the rest is completed.
 */
export async function endDemoOrders(deps: ActionDeps): Promise<void> {
  const demo = await deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, true));
  const demoIds = demo.map(({ id }) => id);
  const isOfDemo = or(inArray(orders.sellerId, demoIds), inArray(orders.customerId, demoIds));
  const open = await deps.db
    .select()
    .from(orders)
    .where(and(isOfDemo, notInArray(orders.state, ['completed', 'cancelled'])))
    .orderBy(asc(orders.id));
  for (const order of open) {
    const party = demoIds.includes(order.sellerId) ? 'seller' : 'buyer';
    await deps.db.transaction((tx) => endOrder({ ...deps, db: tx }, order, party));
  }
}

/** `side` is the one that belongs to the demo. */
async function endOrder(deps: ActionDeps, order: OrderRow, party: 'seller' | 'buyer'): Promise<void> {
  const { id: orderId, state } = order;
  const at = deps.now();
  const apply = (event: 'expired' | 'delivered' | 'completed') =>
    applyOrderEvent(deps.db, deps, { orderId, event, by: 'platform', at });
  if (state === 'awaiting_payment') {
    await apply('expired');
    return;
  }
  if (state === 'to_ship') {
    const event = party === 'seller' ? 'declined' : 'cancelled';
    await applyOrderEvent(deps.db, deps, { orderId, at, event, by: party });
    return;
  }
  if (state === 'shipped') {
    await apply('delivered');
    await markParcels(deps.db, orderId, at);
  }
  await refundReturns(deps, order);
  // A payment that is disputed at the bank is decided first; the timeout completes its order afterwards.
  if (order.paymentState !== 'disputed') await apply('completed');
}

async function refundReturns(deps: ActionDeps, { id: orderId, sellerId }: OrderRow): Promise<void> {
  const returns = await deps.db.select().from(orderReturns).where(eq(orderReturns.orderId, orderId));
  const party = { reader: 'seller', accountId: sellerId, orderId } as const;
  for (const { id, state } of returns) {
    if (state === 'disputed') await decideReturn(deps, { returnId: id, isRefunded: true });
    if (state === 'requested' || state === 'accepted') {
      await answerReturn(deps, party, { action: 'mark-returned', returnId: String(id) });
    }
  }
}
