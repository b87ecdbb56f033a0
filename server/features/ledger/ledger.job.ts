import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Asks the provider what became of a movement and writes its end into the books. Never given up soon: it is money. */
export const settleTransfer = defineJob({
  name: 'settle-transfer',
  payload: z.object({ movementId: z.int() }),
  deadlineSeconds: 120,
  retries: 200,
  longestPauseSeconds: 3600,
});
