import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Daily: removes stored files that nothing refers to. */
export const sweepStoredFiles = defineJob({
  name: 'sweep-stored-files',
  payload: z.object({}),
  schedule: '47 3 * * *',
  deadlineSeconds: 3600,
  retries: 3,
});
