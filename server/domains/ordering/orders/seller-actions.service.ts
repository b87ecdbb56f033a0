import { eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { findCarrierId } from '../../../../reference-data/shipping/carriers.ts';
import { readTrackingLink } from '../../../../reference-data/shipping/tracking-links.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines, parcels } from '../../../schema/ordering/orders.ts';
import { applyOrderEvent } from '../order-lifecycle/apply-event.service.ts';
import { type ActionDeps, markParcels } from '../order-lifecycle/buyer-actions.service.ts';
import { unshippedLines } from '../order-state/order-actions.service.ts';
import type { LineRow } from '../order-state/order-rows.ts';
import { chooseLines, lockOwnOrder, type Party, wasDoneBefore } from '../order-state/own-orders.service.ts';
import { findRefusal, refuse, refuseEvent, refuseLine } from '../order-state/refusals.ts';

const idsOf = (lines: readonly LineRow[]) => lines.map(({ id }) => id);

interface Shipment {
  key: string;
  carrier: string;
  tracking_number: string;
  tracking_url?: string;
  line_ids?: string[] | undefined;
}

/** Puts lines into a parcel; the order is shipped when no line is left. */
export function ship(deps: ActionDeps, party: Party, shipment: Shipment): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, lines } = await lockOwnOrder(tx, party);
    const { key, tracking_number: trackingNumber, tracking_url: typed = '' } = shipment;
    const carrier = findCarrierId(shipment.carrier, order.shipsFrom) ?? cleanLine(shipment.carrier);
    const link = typed.trim() ? readTrackingLink(typed) : null;
    if (typed.trim() && !link) throw new AppError('bad_input', { key: 'tracking_url_wrong' });
    if (await wasDoneBefore(tx, { orderId: order.id, key }, ['shipped', 'part_shipped'])) return;
    if (order.state !== 'to_ship') throw refuseEvent('shipped', order);
    const left = unshippedLines(lines);
    const chosen = chooseLines(shipment.line_ids, { lines, possible: left, refuse: refuseLine });
    const at = deps.now();
    const [parcel] = await tx
      .insert(parcels)
      .values({ orderId: order.id, carrier, trackingNumber, trackingUrl: link, shippedAt: at })
      .returning({ id: parcels.id });
    if (!parcel) throw new Error('The parcel was not written.');
    await tx
      .update(orderLines)
      .set({ parcelId: parcel.id })
      .where(inArray(orderLines.id, idsOf(chosen)));
    await applyOrderEvent(tx, deps, {
      ...{ orderId: order.id, by: 'seller', at, key },
      event: chosen.length === left.length ? 'shipped' : 'part_shipped',
      detail: { carrier, tracking_number: trackingNumber, parcel_id: String(parcel.id) },
    });
  });
}

interface Refusal {
  key: string;
  reason: string;
  line_ids?: string[] | undefined;
}

/** Declines lines that cannot be sent. Without any other line the order is cancelled; when the rest is on its way, shipped. */
export function declineLines(deps: ActionDeps, party: Party, refusal: Refusal): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, lines } = await lockOwnOrder(tx, party);
    const { key, reason } = refusal;
    if (await wasDoneBefore(tx, { orderId: order.id, key }, ['declined', 'lines_declined'])) return;
    if (findRefusal('declined', order.state)) throw refuseEvent('declined', order);
    const left = unshippedLines(lines);
    const chosen = idsOf(chooseLines(refusal.line_ids, { lines, possible: left, refuse: refuseLine }));
    const isAll = chosen.length === lines.filter(({ state }) => state === 'open').length;
    const common = { orderId: order.id, by: 'seller', at: deps.now() } as const;
    await applyOrderEvent(tx, deps, {
      ...{ ...common, key, event: isAll ? 'declined' : 'lines_declined', lineIds: chosen },
      detail: { reason, lines: chosen.join(',') },
    });
    await tx.update(orderLines).set({ state: 'declined' }).where(inArray(orderLines.id, chosen));
    if (!isAll && chosen.length === left.length) await applyOrderEvent(tx, deps, { ...common, event: 'shipped' });
  });
}

/** A transfer or cash has arrived at the seller's; asked again, nothing changes. */
export function confirmPayment(deps: ActionDeps, party: Party): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order } = await lockOwnOrder(tx, party);
    const isCash = order.paymentMethod === 'cash_on_delivery';
    if (order.paymentState === 'paid' && order.paymentMethod !== 'card') return;
    const event = isCash ? 'cash_received' : 'paid';
    await applyOrderEvent(tx, deps, { orderId: order.id, event, by: 'seller', at: deps.now() });
  });
}

/** A parcel has arrived, or all of them; the order is delivered when all are. Asked again, nothing changes. */
export function confirmDelivery(deps: ActionDeps, party: Party, parcelId: string | undefined): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, parcels: sent } = await lockOwnOrder(tx, party);
    if (order.state === 'delivered' || order.state === 'completed') return;
    const common = { orderId: order.id, by: 'seller', at: deps.now() } as const;
    const parcel = parcelId === undefined ? null : sent.find(({ id }) => String(id) === parcelId);
    if (parcel === undefined) throw refuse('parcel_unknown');
    const others = sent.filter(({ id, deliveredAt }) => !deliveredAt && id !== parcel?.id);
    if (!parcel || (others.length === 0 && order.state === 'shipped')) {
      await applyOrderEvent(tx, deps, { ...common, event: 'delivered' });
      await markParcels(tx, order.id, common.at);
      return;
    }
    if (parcel.deliveredAt) return;
    await applyOrderEvent(tx, deps, { ...common, event: 'part_delivered', detail: { parcel_id: String(parcel.id) } });
    await tx.update(parcels).set({ deliveredAt: common.at }).where(eq(parcels.id, parcel.id));
  });
}

/** Gives money back after completion, from what the seller has available. */
export function refundGoodwill(
  deps: ActionDeps,
  party: Party,
  { key, amount_cents: amountCents, reason }: { key: string; amount_cents: number; reason: string },
): Promise<void> {
  return deps.db.transaction(async (tx: Db) => {
    const { order } = await lockOwnOrder(tx, party);
    const request = { orderId: order.id, by: 'seller', at: deps.now(), key, amountCents, detail: { reason } } as const;
    await applyOrderEvent(tx, deps, { ...request, event: 'goodwill_refund' });
  });
}
