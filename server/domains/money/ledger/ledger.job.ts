import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

const payload = z.object({ movementId: z.int() });

/** Fails a movement after the last retry, so that its money does not stay pending for ever. */
export const transferDeadLetter = defineJob({
  name: 'transfer-dead-letter',
  formerNames: ['give-up-transfer'],
  payload,
  deadlineSeconds: 60,
  retries: 20,
});

/** Executes a movement at the provider and records the outcome; retried for days, because money is involved. */
export const settleTransfer = defineJob({
  name: 'settle-transfer',
  payload,
  deadlineSeconds: 120,
  retries: 200,
  maxRetryDelaySeconds: 3600,
  deadLetter: transferDeadLetter,
});
