import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Converts the prices of a shop that changes its currency, and brings the search in line. */
export const changeShopCurrency = defineJob({
  name: 'change-shop-currency',
  payload: z.object({ sellerId: z.int() }),
  deadlineSeconds: 1800,
  retries: 20,
  maxRetryDelaySeconds: 60,
});
