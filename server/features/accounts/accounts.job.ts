import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Hourly: sessions and failure counts that have run out are of no use to anyone. */
export const forgetExpiredSessions = defineJob({
  name: 'forget-expired-sessions',
  payload: z.object({}),
  schedule: '17 * * * *',
  deadlineSeconds: 300,
  retries: 3,
});
