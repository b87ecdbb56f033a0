import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

const payload = z.object({ mailId: z.uuid() });

/** Marks a mail as failed after the last attempt. */
export const mailDeadLetter = defineJob({
  name: 'mail-dead-letter',
  formerNames: ['give-up-mail'],
  payload,
  deadlineSeconds: 60,
  retries: 20,
});

/** Sends a mail or a text message; retried with growing delays for about a day. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload,
  deadlineSeconds: 180,
  retries: 34,
  maxRetryDelaySeconds: 3600,
  deadLetter: mailDeadLetter,
});
