import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Hourly: deletes photo edits after their retention period. */
export const sweepPhotoEdits = defineJob({
  name: 'sweep-photo-edits',
  payload: z.object({}),
  schedule: '29 * * * *',
  deadlineSeconds: 300,
  retries: 3,
});
