import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

const payload = z.object({ movementId: z.int() });

/** Ends a movement that no attempt could carry out, so that nobody's money is under way for ever. */
export const giveUpTransfer = defineJob({ name: 'give-up-transfer', payload, deadlineSeconds: 60, retries: 20 });

/** Asks the provider what became of a movement and writes its end into the books. Only given up after days: it is money. */
export const settleTransfer = defineJob({
  name: 'settle-transfer',
  payload,
  deadlineSeconds: 120,
  retries: 200,
  maxRetryDelaySeconds: 3600,
  deadLetter: giveUpTransfer,
});
