import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { paymentDisputes } from '../../../schema/ordering/order-payments.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import { sendNotifications } from '../order-lifecycle/mail/order-notifications.service.ts';
import type { CardPayment } from './card-payments.service.ts';

/**
 * Writes into the orders of a payment until when evidence is due: the first date of what is open. Sellers are told of an
 * inquiry here; a dispute is an event of the order, whose mail names the date.
 */
export async function updateEvidenceDue(tx: Db, deps: EventDeps, payment: CardPayment): Promise<void> {
  if (payment.state !== 'paid') return;
  const isOpen = inArray(paymentDisputes.state, ['inquiry', 'open']);
  const open = await tx
    .select({ state: paymentDisputes.state, dueAt: paymentDisputes.evidenceDueAt })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, payment.id), isOpen));
  const dates = open.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
  const evidenceDueAt = dates.length > 0 ? new Date(Math.min(...dates)) : null;
  const isInquiry = evidenceDueAt !== null && open.every(({ state }) => state === 'inquiry');
  for (const id of payment.orderIds) {
    const order = await lockOrder(tx, id);
    if (order.evidenceDueAt?.getTime() === evidenceDueAt?.getTime()) continue;
    await tx.update(orders).set({ evidenceDueAt }).where(eq(orders.id, id));
    if (!isInquiry) continue;
    const told = { event: 'evidence_due', notifies: ['seller'], cents: 0 } as const;
    const occasion = evidenceDueAt.toISOString();
    await sendNotifications(tx, deps, { ...order, evidenceDueAt }, { ...told, occasion, at: new Date() });
  }
}
