import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Renews the prices in dollars after the rates have changed; also every day, because an upgrade may take a while. */
export const renewDollarPrices = defineJob({
  name: 'renew-dollar-prices',
  payload: z.object({ afterId: z.int().default(0) }),
  schedule: '7 5 * * *',
  deadlineSeconds: 600,
  retries: 20,
});
