import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Hourly: ad pictures whose time is over. */
export const removeOldAdPictures = defineJob({
  name: 'remove-old-ad-pictures',
  payload: z.object({}),
  schedule: '7 * * * *',
  deadlineSeconds: 600,
  retries: 3,
});
