import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

const payload = z.object({ draftId: z.uuid() });

/** Gives a draft back to its seller after the last attempt to publish it. */
export const draftDeadLetter = defineJob({
  name: 'draft-dead-letter',
  payload,
  deadlineSeconds: 60,
  retries: 20,
});

/** Publishes an accepted draft. */
export const publishDraft = defineJob({
  name: 'publish-draft',
  payload,
  deadlineSeconds: 120,
  retries: 3,
  maxRetryDelaySeconds: 8,
  deadLetter: draftDeadLetter,
});
