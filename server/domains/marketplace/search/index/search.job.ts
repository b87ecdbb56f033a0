import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { termsVersion } from './terms.ts';

/**
 * Rebuilds the search index in batches after its rules have changed. The name contains the version of the rules, so that
 * a worker of an older release does not run it with its own rules during an upgrade.
 */
export const rebuildSearchIndex = defineJob({
  name: `renew-search-index-${termsVersion}`,
  payload: z.object({ afterId: z.int().default(0), isSecondPass: z.boolean().default(false) }),
  deadlineSeconds: 600,
  retries: 20,
});
