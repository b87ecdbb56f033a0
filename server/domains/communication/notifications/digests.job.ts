import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Mails what waits for the mail of the day, to everybody whose hour has come. */
export const sendDigestsJob = defineJob({
  name: 'send-digests',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  deadlineSeconds: 600,
  retries: 3,
});
