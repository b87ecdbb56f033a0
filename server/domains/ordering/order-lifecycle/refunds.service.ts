import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { orderRefunds } from '../../../schema/ordering/order-payments.ts';
import { refundPayment } from './payments.job.ts';

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
