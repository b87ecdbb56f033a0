import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Takes money back that was moved to a seller's account for a payout which then failed; retried for days. */
export const reverseTransfer = defineJob({
  name: 'reverse-transfer',
  payload: z.object({ payoutId: z.int() }),
  deadlineSeconds: 120,
  retries: 200,
  maxRetryDelaySeconds: 3600,
});

/** Hourly: asks the provider about payouts of which no message came. */
export const checkOpenPayouts = defineJob({
  name: 'check-open-payouts',
  payload: z.object({}),
  schedule: '41 * * * *',
  deadlineSeconds: 600,
  retries: 3,
});

/** Daily: pays out to sellers who chose daily, on Mondays also to those who chose weekly. */
export const runScheduledPayouts = defineJob({
  name: 'run-scheduled-payouts',
  payload: z.object({}),
  schedule: '23 2 * * *',
  deadlineSeconds: 3600,
  retries: 5,
});
