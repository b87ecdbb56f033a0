import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type OrderPaymentProvider,
  type PaymentEvent,
  PaymentProviderError,
} from '../../../providers/payments/order-payments.ts';
import { orderPayments, orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { applyOrderEvent } from '../order-lifecycle/apply-event.service.ts';
import type { checkPayment } from '../order-lifecycle/payments.job.ts';
import { type PaymentDeps, providerKey, providerOf } from './card-payments.service.ts';
import { applyPaymentEvent } from './payment-events.service.ts';
import { sumOwnRefunds } from './refunds-elsewhere.service.ts';

type JobDeps = Omit<PaymentDeps, 'origin'>;

/** Asks the provider to give money back; safe to repeat, because the provider knows the key. */
export async function executeRefund(deps: JobDeps, refundId: number): Promise<void> {
  const { db } = deps;
  const [row] = await db
    .select()
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .where(eq(orderRefunds.id, refundId));
  if (!row || row.order_refunds.doneAt) return;
  const { order_refunds: refund, order_payments: payment } = row;
  const { reference } = payment;
  const provider = providerOf(deps, payment);
  if (!reference || !provider.refund) throw new Error(`The payment ${payment.id} cannot be given back.`);
  let externalId: string | null = null;
  try {
    const sent = { key: providerKey('refund', refund), amountCents: refund.amountCents };
    externalId = (await provider.refund(reference, sent)).id;
  } catch (error) {
    if (!isRefused(error) || !(await refundRest(db, provider, payment, refund))) throw error;
  }
  await db.transaction(async (tx) => {
    const at = deps.now();
    const isWaiting = and(eq(orderRefunds.id, refundId), isNull(orderRefunds.doneAt));
    const done = await tx.update(orderRefunds).set({ doneAt: at, externalId }).where(isWaiting).returning();
    if (done.length === 0) return;
    const detail = { amount_cents: refund.amountCents };
    const key = `refund ${refundId}`;
    const event = { orderId: refund.orderId, event: 'refund_sent', by: 'platform', at, key, detail } as const;
    await applyOrderEvent(tx, deps, event);
  });
}

const isRefused = (error: unknown) => error instanceof PaymentProviderError && error.failure === 'refused';

/**
 * Gives back what is left where somebody refunded at the provider and we did not hear of it in time. Returns whether the
 * buyer has all then.
 */
async function refundRest(
  db: PaymentDeps['db'],
  provider: OrderPaymentProvider,
  { id, reference, amountCents }: typeof orderPayments.$inferSelect,
  refund: typeof orderRefunds.$inferSelect,
): Promise<boolean> {
  const found = reference && (await provider.find?.(reference));
  if (!reference || !found) return false;
  const refundedCents = found.refundedCents ?? 0;
  if (refundedCents >= (await sumOwnRefunds(db, id))) return true;
  const leftCents = amountCents - refundedCents;
  if (leftCents >= refund.amountCents) return false;
  // Another amount needs another key, or the provider answers with its first refusal again.
  const key = `${providerKey('refund', refund)}-rest-${leftCents}`;
  if (leftCents > 0) await provider.refund?.(reference, { key, amountCents: leftCents });
  return true;
}

/** Applies an event that was announced, or finds out what became of a payment. */
export async function checkOpenPayment(
  deps: JobDeps,
  { paymentId, announced }: z.output<typeof checkPayment.payload>,
): Promise<void> {
  const [payment] = await deps.db.select().from(orderPayments).where(eq(orderPayments.id, paymentId));
  if (!payment?.reference) return;
  const event = announced
    ? ({ ...announced, at: new Date(announced.at) } as PaymentEvent)
    : await providerOf(deps, payment).find?.(payment.reference);
  if (event) await applyPaymentEvent(deps, payment.provider, event);
}
