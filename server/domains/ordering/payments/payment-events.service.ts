import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentEvent } from '../../../providers/payments/order-payments.ts';
import { orderPayments, paymentEvents } from '../../../schema/ordering/order-payments.ts';
import { writeOrderEntry } from '../../money/settlement/post-settlement.service.ts';
import { applyOrderEvent, type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import { checkPayment, queueRefund } from '../order-lifecycle/payments.job.ts';
import type { OrderRow } from '../order-state/order-money.service.ts';
import type { CardPayment } from './card-payments.service.ts';
import { bookDisputes, recordDispute } from './disputes.service.ts';
import { updateEvidenceDue } from './evidence-due.service.ts';
import { bookRefundsElsewhere } from './refunds-elsewhere.service.ts';

type Deps = EventDeps & { db: Db; now(): Date };

/** Applies what a provider told us. Events come late, repeated and out of order; each is applied once. */
export async function applyPaymentEvent(deps: Deps, provider: string, event: PaymentEvent): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.provider, provider), eq(orderPayments.reference, event.reference)))
      .for('no key update');
    // Not one of ours, or of another shop with the same account at the provider.
    if (!payment) return;
    const at = deps.now();
    for (const followUp of event.followUps ?? []) await scheduleFollowUp(tx, deps, payment, followUp, at);
    if (event.status === 'pending') return;
    const values = {
      provider,
      eventId: event.id,
      paymentId: payment.id,
      status: event.reason ?? event.status,
      refundedCents: event.refundedCents ?? null,
      receivedAt: at,
    };
    const [first] = await tx.insert(paymentEvents).values(values).onConflictDoNothing().returning();
    if (first) await applyOnce(tx, deps, payment, event, at);
  });
}

const isAboutDispute = ({ status, reason }: PaymentEvent): boolean =>
  status === 'disputed' || reason === 'dispute_won' || reason === 'dispute_lost';

async function applyOnce(tx: Db, deps: Deps, payment: CardPayment, event: PaymentEvent, at: Date): Promise<void> {
  if (isAboutDispute(event)) {
    await recordDispute(tx, payment, event, at);
    await updateEvidenceDue(tx, deps, payment);
    return bookDisputes(tx, deps, payment, at);
  }
  if (event.status === 'paid') return settlePayment(tx, deps, payment, event, at);
  if (event.status === 'refunded') return bookRefundsElsewhere(tx, deps, payment, at);
  if (payment.state !== 'started') return;
  // A typed card that was declined can be followed by another one; a session that ended cannot.
  if (payment.provider !== 'sandbox') {
    await tx.update(orderPayments).set({ state: 'failed' }).where(eq(orderPayments.id, payment.id));
  }
}

/** Pays the orders that still wait; what came too late or twice goes back. */
async function settlePayment(tx: Db, deps: Deps, payment: CardPayment, event: PaymentEvent, at: Date): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'returned') return;
  if (event.amountCents !== payment.amountCents) throw new Error(`The payment ${payment.id} has another amount.`);
  const locked: OrderRow[] = [];
  for (const id of payment.orderIds) locked.push(await lockOrder(tx, id));
  // An order that waited for the sandbox when the shop went live is paid with real money only.
  if (locked.some(({ mode }) => mode !== payment.mode)) return;
  const waiting = locked.filter(({ state }) => state === 'awaiting_payment');
  const state = waiting.length > 0 ? 'paid' : 'returned';
  const changes = { state, card: event.card ?? null, paidAt: at } as const;
  await tx.update(orderPayments).set(changes).where(eq(orderPayments.id, payment.id));
  for (const order of locked) {
    if (waiting.includes(order)) {
      const key = `payment ${payment.id}`;
      await applyOrderEvent(tx, deps, { orderId: order.id, event: 'paid', by: 'platform', at, key });
    } else await returnPayment(tx, deps, payment, order, at);
  }
  // These may have been told before the payment was.
  await updateEvidenceDue(tx, deps, { ...payment, state });
  await bookDisputes(tx, deps, { ...payment, state }, at);
  await bookRefundsElsewhere(tx, deps, { ...payment, state }, at);
}

/** Money that came after the order was cancelled, or a second time, passes through the ledger and goes back. */
async function returnPayment(tx: Db, deps: Deps, payment: CardPayment, order: OrderRow, at: Date): Promise<void> {
  const { id: orderId, sellerId, totalCents } = order;
  await applyOrderEvent(tx, deps, {
    orderId,
    event: 'paid_late',
    by: 'platform',
    at,
    detail: { amount_cents: totalCents },
  });
  for (const step of ['hold', 'refund'] as const) {
    const key = `payment ${payment.id} order ${orderId} ${step}`;
    await writeOrderEntry(tx, { orderId, sellerId, step, key, cents: totalCents, at });
  }
  const refund = { orderId, paymentId: payment.id, amountCents: totalCents, cause: 'paid_late', createdAt: at };
  await queueRefund(tx, deps.queue, refund);
}

/** The sandbox cannot send events by itself, so it announces them. */
async function scheduleFollowUp(
  tx: Db,
  { queue }: Deps,
  { id }: CardPayment,
  event: PaymentEvent,
  at: Date,
): Promise<void> {
  const afterSeconds = Math.max(0, Math.ceil((event.at.getTime() - at.getTime()) / 1000));
  const announced = { ...event, at: event.at.toISOString() };
  await queue.enqueue(tx, checkPayment, { paymentId: id, announced }, { afterSeconds });
}
