import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Daily: deletes records after their retention period. */
export const deleteOldRecords = defineJob({
  name: 'delete-old-records',
  payload: z.object({}),
  schedule: '13 3 * * *',
  deadlineSeconds: 1800,
  retries: 3,
});
