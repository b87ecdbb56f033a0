import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/**
 * Gives codes to the photos of live listings that have none, a few at a time, the newest first; with `productId`, one
 * listing the code of its new cover.
 */
export const embedPhotos = defineJob({
  name: 'embed-photos',
  formerNames: ['encode-photos'],
  payload: z.object({ productId: z.int().optional(), beforeId: z.int().optional(), encoded: z.int().default(0) }),
  deadlineSeconds: 900,
  retries: 5,
});
