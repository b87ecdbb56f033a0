import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { termsVersion } from './terms.ts';

/**
 * Makes the search index anew, a portion of the products at a time, after the rules by which it is made have changed.
 * Named by the rules: a worker of an older version that still runs during an upgrade would make it by its own.
 */
export const renewSearchIndex = defineJob({
  name: `renew-search-index-${termsVersion}`,
  payload: z.object({ afterId: z.int().default(0), isSecondPass: z.boolean().default(false) }),
  deadlineSeconds: 600,
  retries: 20,
});
