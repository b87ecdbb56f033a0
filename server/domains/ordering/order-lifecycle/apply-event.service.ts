import { eq, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { paymentMinutes } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderEvents, orderLines, orders } from '../../../schema/ordering/orders.ts';
import type { OrderRow } from '../order-state/order-money.service.ts';
import { wasDoneBefore } from '../order-state/own-orders.service.ts';
import { refuseEvent } from '../order-state/refusals.ts';
import { shipOrderBy, waitDaysOf } from '../order-state/ship-by.ts';
import { type EventDeps, findTransition, type OrderEventRequest, type Transition } from '../order-state/transitions.ts';
import { sendNotifications } from './mail/order-notifications.service.ts';
import { updateInvoice } from './order-invoices.service.ts';
import { scheduleTimeout } from './orders.job.ts';
import { planSettlement, postMoney } from './settlement.service.ts';

export type { Actor, EventDeps, OrderEventName, OrderEventRequest } from '../order-state/transitions.ts';

/** Until when an order that is placed now can be paid. */
export const paymentDueAt = (now: Date): Date => new Date(now.getTime() + paymentMinutes * minuteMs);

/** Locks an order until the end of the transaction. */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!order) throw new AppError('order_not_found');
  return order;
}

/**
 * Applies an event to an order in the caller's transaction: checks it against the table of transitions, writes it down,
 * moves stock and money, tells people and sets timeouts. Nothing else changes the state of an order. An order that the
 * transaction has just written or changed is given, so that it is not read again.
 */
export async function applyOrderEvent(
  tx: Db,
  deps: EventDeps,
  request: OrderEventRequest,
  locked?: OrderRow,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const order = locked ?? (await lockOrder(tx, request.orderId));
  if (await wasDoneBefore(tx, request, [request.event])) return { order, isNew: false };
  const transition = findTransition(request.event, request.event === 'placed' ? null : order.state, request.by);
  if (!transition) throw refuseEvent(request.event, order);
  const money = await planSettlement(tx, order, transition, request);
  const state = money.endsOrder ? 'cancelled' : (transition.to ?? order.state);
  if (transition.stock === 'give back' || money.endsOrder) await giveStockBack(tx, order.id);
  const [event] = await tx
    .insert(orderEvents)
    .values({
      ...{ orderId: order.id, event: request.event, by: request.by, key: request.key ?? null, at: request.at },
      fromState: request.event === 'placed' ? null : order.state,
      toState: state,
      detail: { ...request.detail, ...money.detail },
    })
    .returning({ id: orderEvents.id });
  if (!event) throw new Error('The event was not written.');
  const changes = {
    ...money.changes,
    ...dueOf(order, { ...transition, to: money.endsOrder ? state : transition.to }, request.at),
  };
  // The event itself has written the state.
  if (Object.keys(changes).length > 0) await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  const changed = { ...order, ...changes, state };
  await updateInvoice(tx, { before: order, after: changed, at: request.at });
  await postMoney(tx, deps, changed, money, { eventId: event.id, event: request.event, at: request.at });
  await setClock(tx, deps, changed, transition, request.at);
  const told = money.paybackCents > 0 ? withoutRefundMail(transition) : transition;
  const cents = money.cents || Number(request.detail?.amount_cents ?? 0);
  const toldOf = { occasion: String(event.id), at: request.at };
  await sendNotifications(tx, deps, changed, { ...told, ...toldOf, cents });
  if (money.paybackCents > 0) {
    const both = { event: 'payback_opened', notifies: ['buyer', 'seller'] } as const;
    await sendNotifications(tx, deps, changed, { ...both, ...toldOf, cents: money.paybackCents });
  }
  if (money.debtCents > 0 && transition.money !== 'release' && transition.money !== 'restore') {
    const seller = { event: 'debt', notifies: ['seller'] } as const;
    await sendNotifications(tx, deps, changed, { ...seller, ...toldOf, cents: money.debtCents });
  }
  return { order: changed, isNew: true };
}

/** Events whose mail to the buyer says that the money is on its way, which only the seller can say of a direct payment. */
const refundMails = new Set(['return_refunded', 'return_granted', 'goodwill_refund']);

function withoutRefundMail(transition: Transition): Transition {
  if (!refundMails.has(transition.event)) return transition;
  return { ...transition, notifies: transition.notifies.filter((role) => role !== 'buyer') };
}

/**
 * Units of lines that were not declined are on sale again: of the variant, or of the listing where that has only one. What
 * is offered no more, or not counted, gets none. Listings are locked in the order of their ids, as in checkout.
 */
async function giveStockBack(tx: Db, orderId: number): Promise<void> {
  await tx.execute(sql`
    with returned as (
      select product_id, variant_id, sum(units)::int as units from ${orderLines}
      where order_id = ${orderId} and state = 'open' group by product_id, variant_id),
    locked as (
      select id from products where id in (select product_id from returned) order by id for no key update),
    own as (
      update product_variants as variant set stock = stock + units from returned join locked on locked.id = product_id
      where variant.id = returned.variant_id and stock is not null and is_counted)
    update products set stock = products.stock + units
    from returned join locked on locked.id = product_id left join product_variants as variant on variant.id = variant_id
    where products.id = locked.id and products.options = '[]' and coalesce(variant.stock is null and is_counted, true)`);
}

/** When the new state has to be acted on, and when an order was closed. */
function dueOf(order: OrderRow, { event, to }: Transition, at: Date): Partial<Pick<OrderRow, 'dueAt' | 'closedAt'>> {
  const later = (ms: number) => ({ dueAt: new Date(at.getTime() + ms) });
  // An order is written with the date by which it must be paid.
  if (event === 'placed') return {};
  if (event === 'payment_claimed') return later(claimDays * dayMs);
  if (to === 'to_ship') return { dueAt: shipOrderBy(order, at) };
  if (to === 'shipped') return later(Math.max(1, order.daysMax - waitDaysOf(order)) * dayMs);
  if (to === 'delivered') return later(order.returnDays * dayMs);
  if (to === 'completed' || to === 'cancelled') return { dueAt: null, closedAt: at };
  // Nobody sends what the card's bank disputes, so the time to send it begins again.
  if (disputeEnds.has(event) && order.state === 'to_ship') return { dueAt: shipOrderBy(order, at) };
  return {};
}

/** How long the seller has to confirm a transfer that the buyer says was made. */
const claimDays = 3;

async function setClock(tx: Db, deps: EventDeps, order: OrderRow, transition: Transition, at: Date): Promise<void> {
  const timeout = timeoutOf(transition, order);
  if (timeout && order.dueAt)
    await scheduleTimeout(tx, deps, { orderId: order.id, timeout }, { dueAt: order.dueAt, now: at });
}

const disputeEnds = new Set(['dispute_won', 'dispute_lost']);

function timeoutOf({ event, to }: Transition, { paymentMethod, state }: OrderRow) {
  if (paymentMethod === 'cash_on_delivery' && event === 'placed') return null;
  if (event === 'placed' || event === 'payment_claimed') return 'expire';
  if (to === 'to_ship' || (disputeEnds.has(event) && state === 'to_ship')) return 'remind-ship';
  if (to === 'shipped') return 'deliver';
  if (to === 'delivered' || disputeEnds.has(event)) return 'complete';
  return null;
}
