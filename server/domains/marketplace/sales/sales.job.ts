import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Brings prices in line with the sales that have begun or ended; a late or repeated run comes to the same prices. */
export const applySalesJob = defineJob({
  name: 'apply-sales',
  payload: z.object({}),
  schedule: '* * * * *',
  deadlineSeconds: 600,
  retries: 5,
});
