import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Saves or undoes a change of more listings than one call waits for. */
export const continueBulkChange = defineJob({
  name: 'continue-bulk-change',
  payload: z.object({ id: z.uuid() }),
  deadlineSeconds: 1800,
  retries: 20,
  maxRetryDelaySeconds: 60,
});
