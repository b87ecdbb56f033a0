import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

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
