import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Hourly: listings that were removed so long ago that nobody can bring them back any more. */
export const deleteRemovedListings = defineJob({
  name: 'delete-removed-listings',
  payload: z.object({}),
  schedule: '43 * * * *',
  deadlineSeconds: 300,
  retries: 3,
});
