import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** What happens to an order by itself when its time has come. */
const clocks = ['lapse', 'deliver', 'complete', 'accept-return', 'lapse-return'] as const;

/** One for each order and clock. One that fires late, early or twice does no harm: the order's own dates decide. */
export const orderClock = defineJob({
  name: 'order-clock',
  payload: z.object({ orderId: z.int(), clock: z.enum(clocks), returnId: z.int().optional() }),
  deadlineSeconds: 60,
  retries: 100,
  maxRetryDelaySeconds: 3600,
});
