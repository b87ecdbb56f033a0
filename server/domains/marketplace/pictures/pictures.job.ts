import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Removes unused pictures with all their sizes. */
export const removePictures = defineJob({
  name: 'remove-pictures',
  payload: z.object({ images: z.array(z.string().max(200)).max(1000) }),
  deadlineSeconds: 600,
  retries: 10,
});
