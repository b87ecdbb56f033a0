import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { findCarrierId, readTrackingNumber } from '../../../../reference-data/shipping/carriers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines, orderReturns } from '../../../schema/ordering/orders.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import type { ReturnLabel } from '../order-documents/return-label.ts';
import { applyOrderEvent } from '../order-lifecycle/apply-event.service.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import type { OrderRow } from '../order-state/order-money.service.ts';
import type { ReturnRow } from '../order-state/order-rows.ts';
import { lockOwnOrder, type Party } from '../order-state/own-orders.service.ts';
import { refuse, refuseEvent, refuseReturn } from '../order-state/refusals.ts';

/** Where goods of a seller go back to: the address for returns, or the place that parcels leave from, without a street. */
export async function findReturnAddress(
  db: Db,
  { sellerId, sellerName }: Pick<OrderRow, 'sellerId' | 'sellerName'>,
): Promise<AddressFields | null> {
  const [profile] = await db.select().from(shippingProfiles).where(eq(shippingProfiles.sellerId, sellerId));
  if (!profile) return null;
  const { country, place: city } = profile;
  const none = { phone: '', postal_code: '', region: '', district: '', line1: '', line2: '' };
  return profile.returnAddress ?? { ...none, name: sellerName, country, city };
}

/** A seller who gives an address for returns gives it to those that were accepted without one. */
export async function fillReturnAddresses(db: Db, sellerId: number, sendTo: AddressFields): Promise<void> {
  const isOfSeller = sql`${orderReturns.orderId} in (select id from orders where seller_id = ${sellerId})`;
  const isWaiting = and(eq(orderReturns.state, 'accepted'), isNull(orderReturns.sendTo), isOfSeller);
  await db.update(orderReturns).set({ sendTo }).where(isWaiting);
}

/** An accepted return with what its label says; throws where there is none, or no street to send it to. */
export async function readReturnLabel(db: Db, order: OrderRow, returnId: string | undefined): Promise<ReturnLabel> {
  const rows = await db.select().from(orderReturns).where(eq(orderReturns.orderId, order.id));
  const found = chooseReturn(rows, returnId);
  const sendTo = found.sendTo ?? (await findReturnAddress(db, order));
  if (!sendTo?.line1) throw refuse('return_without_address');
  const lines = await db.select().from(orderLines).where(inArray(orderLines.id, found.lineIds)).orderBy(orderLines.id);
  return { order, sendTo, lines, returnId: found.id, arriveBy: found.answerBy };
}

/** The accepted return of a call; without an id, the one that is open. */
function chooseReturn(returns: readonly ReturnRow[], returnId: string | undefined): ReturnRow {
  const open = returns.find(({ state }) => state === 'accepted') ?? returns.at(-1);
  const found = returnId ? returns.find(({ id }) => String(id) === returnId) : open;
  if (!found) throw refuse('return_unknown');
  if (found.state !== 'accepted') throw refuseReturn(found);
  return found;
}

interface Shipment {
  returnId: string | undefined;
  carrier: string;
  trackingNumber: string;
}

/** The buyer has sent the goods of an accepted return; another number replaces the one before. */
export function sendReturnedGoods(deps: ActionDeps, party: Party, sent: Shipment): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, returns } = await lockOwnOrder(tx, party);
    if (order.state !== 'delivered') throw refuseEvent('return_sent', order);
    const found = chooseReturn(returns, sent.returnId);
    const trackingNumber = sent.trackingNumber.trim() ? readTrackingNumber(sent.trackingNumber) : '';
    if (trackingNumber === null) throw new AppError('bad_input', { key: 'tracking_number_wrong' });
    const carrier = findCarrierId(sent.carrier, order.country) ?? cleanLine(sent.carrier);
    if (found.carrier === carrier && found.trackingNumber === trackingNumber) return;
    const at = deps.now();
    const detail = { return_id: String(found.id), carrier, tracking_number: trackingNumber };
    await applyOrderEvent(tx, deps, { orderId: party.orderId, event: 'return_sent', by: 'buyer', at, detail });
    const values = { carrier, trackingNumber, sentAt: found.sentAt ?? at };
    await tx.update(orderReturns).set(values).where(eq(orderReturns.id, found.id));
  });
}
