import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { orderRefunds } from '../../../schema/ordering/order-payments.ts';

/** Gives money back through the provider; retried for days, under one key for each refund. */
export const refundPayment = defineJob({
  name: 'refund-payment',
  payload: z.object({ refundId: z.int() }),
  deadlineSeconds: 120,
  retries: 200,
  maxRetryDelaySeconds: 3600,
});

/** An event that the sandbox announced. */
const announced = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed']),
  reason: z.enum(['declined', 'code_needed', 'code_wrong', 'no_answer', 'dispute_won', 'dispute_lost']).optional(),
  amountCents: z.int(),
  at: z.iso.datetime(),
  card: z.object({ brand: z.string(), lastFour: z.string() }).optional(),
});

/** Applies an announced event, or asks the provider what became of a payment that gave no answer. */
export const checkPayment = defineJob({
  name: 'check-payment',
  payload: z.object({ paymentId: z.int(), announced: announced.optional() }),
  deadlineSeconds: 120,
  retries: 50,
  maxRetryDelaySeconds: 3600,
});

type NewRefund = Pick<
  typeof orderRefunds.$inferInsert,
  'orderId' | 'paymentId' | 'amountCents' | 'cause' | 'createdAt'
>;

/** Writes a refund down and queues it, in the transaction of what caused it. */
export async function queueRefund(tx: Db, queue: Pick<Queue, 'enqueue'>, values: NewRefund): Promise<void> {
  const [refund] = await tx.insert(orderRefunds).values(values).returning({ id: orderRefunds.id });
  if (!refund) throw new Error('The refund was not written.');
  await queue.enqueue(tx, refundPayment, { refundId: refund.id });
}
