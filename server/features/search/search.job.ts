import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Makes the search index anew, a stretch of products at a time, after the rules by which it is made have changed. */
export const renewSearchIndex = defineJob({
  name: 'renew-search-index',
  payload: z.object({ afterId: z.int().default(0) }),
  deadlineSeconds: 600,
  retries: 20,
});
