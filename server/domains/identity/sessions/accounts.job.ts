import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Hourly: deletes expired sessions and old counts of failed sign-ins. */
export const forgetExpiredSessions = defineJob({
  name: 'forget-expired-sessions',
  payload: z.object({}),
  schedule: '17 * * * *',
  deadlineSeconds: 300,
  retries: 3,
});
