import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Every five minutes: counts of windows that are over are of no use to anyone. */
export const forgetRateCountsJob = defineJob({
  name: 'forget-rate-counts',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  deadlineSeconds: 60,
  retries: 1,
});
