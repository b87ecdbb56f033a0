import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Hands a notification to every browser of its account, unless it was read meanwhile. */
export const pushNotificationJob = defineJob({
  name: 'push-notification',
  payload: z.object({ notificationId: z.int() }),
  deadlineSeconds: 60,
  retries: 20,
});

/** Sends a notification to one browser. */
export const sendPushJob = defineJob({
  name: 'send-push',
  payload: z.object({
    notificationId: z.int(),
    subscriptionId: z.int(),
    /** How often the push service asked for more time. */
    waits: z.int(),
  }),
  deadlineSeconds: 60,
  retries: 12,
  maxRetryDelaySeconds: 1800,
});
