import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Hourly: deletes listings that can no longer be restored. */
export const deleteRemovedListings = defineJob({
  name: 'delete-removed-listings',
  payload: z.object({}),
  schedule: '43 * * * *',
  deadlineSeconds: 300,
  retries: 3,
});
