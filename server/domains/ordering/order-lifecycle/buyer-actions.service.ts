import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { orders, parcels } from '../../../schema/ordering/orders.ts';
import { lockOwnOrder, type Party } from '../order-state/own-orders.service.ts';
import { refuse, refuseWithDay } from '../order-state/refusals.ts';
import { applyOrderEvent, type EventDeps } from './apply-event.service.ts';
import { requirePhoto } from './order-photos.service.ts';

export interface ActionDeps extends EventDeps {
  db: Db;
  now(): Date;
}

/** Cancels an order of which nothing was shipped; asked again, it stays cancelled. */
export function cancel(deps: ActionDeps, party: Party, reason: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, parcels: sent } = await lockOwnOrder(tx, party);
    if (order.state === 'cancelled') return;
    if (sent.length > 0 && order.state === 'to_ship') throw refuse('cancel_partly_sent');
    const event = { orderId: order.id, event: 'cancelled', by: 'buyer', at: deps.now(), detail: { reason } } as const;
    await applyOrderEvent(tx, deps, event);
  });
}

/** Everything has arrived; asked again, nothing changes. */
export function confirmArrival(deps: ActionDeps, party: Party): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order } = await lockOwnOrder(tx, party);
    if (order.state === 'delivered' || order.state === 'completed') return;
    const at = deps.now();
    await applyOrderEvent(tx, deps, { orderId: order.id, event: 'delivered', by: 'buyer', at });
    await markParcels(tx, order.id, at);
  });
}

/** Marks every parcel of an order as delivered. */
export async function markParcels(tx: Db, orderId: number, at: Date): Promise<void> {
  const isUnderWay = and(eq(parcels.orderId, orderId), isNull(parcels.deliveredAt));
  await tx.update(parcels).set({ deliveredAt: at }).where(isUnderWay);
}

/** The buyer says once that a transfer was made, so that the seller is told once and the time to confirm it is fixed. */
export function claimTransfer(
  deps: ActionDeps,
  party: Party,
  claim: { reference: string; slip?: string | undefined },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order } = await lockOwnOrder(tx, party);
    const slip = await requirePhoto(tx, order.id, claim.slip);
    const { reference } = claim;
    if (order.claimedAt && order.claimReference === reference && order.claimSlip === slip) return;
    if (order.claimedAt && order.state === 'awaiting_payment' && order.dueAt) {
      throw refuseWithDay('claim_twice', order.dueAt);
    }
    const at = deps.now();
    await applyOrderEvent(tx, deps, { orderId: order.id, event: 'payment_claimed', by: 'buyer', at });
    await tx
      .update(orders)
      .set({ claimReference: reference, claimSlip: slip, claimedAt: at })
      .where(eq(orders.id, order.id));
  });
}
