import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Hourly: photos that were worked on so long ago that they are deleted. */
export const sweepPhotoEdits = defineJob({
  name: 'sweep-photo-edits',
  payload: z.object({}),
  schedule: '29 * * * *',
  deadlineSeconds: 300,
  retries: 3,
});
