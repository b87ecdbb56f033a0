import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Nightly: compares the days that have ended since the last time with the provider. */
export const reconcileDays = defineJob({
  name: 'reconcile-days',
  payload: z.object({}),
  schedule: '37 3 * * *',
  deadlineSeconds: 3600,
  retries: 8,
  maxRetryDelaySeconds: 3600,
});
