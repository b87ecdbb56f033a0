import { and, eq, max, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  orderPayments,
  orderRefunds,
  paymentDifferences,
  paymentEvents,
} from '../../../schema/ordering/order-payments.ts';
import { applyOrderEvent, type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import { allocate } from '../order-state/allocate.ts';
import { isPaid, type OrderRow, restOf } from '../order-state/order-money.service.ts';
import type { CardPayment } from './card-payments.service.ts';

/**
 * Books what was given back on the provider's own pages. The provider tells the sum of all refunds; what is more than we
 * asked for was refunded by somebody else. Our refunds are written down before the provider is asked for them, so a
 * message never takes one of ours for one of theirs.
 */
export async function bookRefundsElsewhere(tx: Db, deps: EventDeps, payment: CardPayment, at: Date): Promise<void> {
  if (payment.state !== 'paid') return;
  const told = await sumToldRefunds(tx, payment.id);
  if (told === 0) return;
  const cents = told - (await sumOwnRefunds(tx, payment.id)) - payment.refundedElsewhereCents;
  if (cents <= 0) return;
  const locked: OrderRow[] = [];
  for (const id of payment.orderIds) locked.push(await lockOrder(tx, id));
  const free = locked.map((order) => (isPaid(order) ? restOf(order) - order.disputedCents : 0));
  const shares = allocate(cents, free);
  for (const [index, order] of locked.entries()) {
    const amountCents = shares[index] ?? 0;
    const event = { orderId: order.id, event: 'refunded_elsewhere', by: 'platform', at, amountCents } as const;
    if (amountCents > 0) await applyOrderEvent(tx, deps, event, order);
  }
  const bookedCents = payment.refundedElsewhereCents + cents;
  const rest = cents - shares.reduce((total, share) => total + share, 0);
  await tx.update(orderPayments).set({ refundedElsewhereCents: bookedCents }).where(eq(orderPayments.id, payment.id));
  if (rest === 0) return;
  const cause = 'refunded_elsewhere' as const;
  const key = `payment ${payment.id} refunded ${bookedCents}`;
  await tx.insert(paymentDifferences).values({ key, paymentId: payment.id, cause, amountCents: rest, createdAt: at });
}

/** The provider's sum of all refunds; later messages tell more, in whichever order they come. */
async function sumToldRefunds(tx: Db, paymentId: number): Promise<number> {
  const [told] = await tx
    .select({ cents: max(paymentEvents.refundedCents) })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.status, 'refunded')));
  return told?.cents ?? 0;
}

/** What we have asked the provider to give back of a payment, or are about to. */
export async function sumOwnRefunds(tx: Db, paymentId: number): Promise<number> {
  const [own] = await tx
    .select({ cents: sum(orderRefunds.amountCents) })
    .from(orderRefunds)
    .where(eq(orderRefunds.paymentId, paymentId));
  return Number(own?.cents ?? 0);
}
