import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Hourly: deletes expired ad pictures. */
export const removeOldAdPictures = defineJob({
  name: 'remove-old-ad-pictures',
  payload: z.object({}),
  schedule: '7 * * * *',
  deadlineSeconds: 600,
  retries: 3,
});
