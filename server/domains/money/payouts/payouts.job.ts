import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Daily: pays out to sellers who chose daily, on Mondays also to those who chose weekly. */
export const runScheduledPayouts = defineJob({
  name: 'run-scheduled-payouts',
  payload: z.object({}),
  schedule: '23 2 * * *',
  deadlineSeconds: 3600,
  retries: 5,
});
