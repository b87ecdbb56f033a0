import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { EventDeps } from '../order-state/transitions.ts';

/** What happens to an order by itself when its time has come. */
const timeouts = [
  ...(['expire', 'remind-ship', 'tell-unshipped', 'cancel-unshipped', 'deliver', 'complete'] as const),
  ...(['accept-return', 'expire-return', 'payback'] as const),
] as const;

/** One for each order and timeout. One that fires late, early or twice does no harm: the order's own dates decide. */
export const orderTimeout = defineJob({
  name: 'order-timeout',
  formerNames: ['order-clock'],
  upgradePayload: ({ clock, ...rest }) =>
    typeof clock === 'string' ? { ...rest, timeout: clock.replace('lapse', 'expire') } : rest,
  payload: z.object({
    orderId: z.int(),
    timeout: z.enum(timeouts),
    returnId: z.int().optional(),
    paybackId: z.int().optional(),
  }),
  deadlineSeconds: 60,
  retries: 100,
  maxRetryDelaySeconds: 3600,
});

/** Daily: sets the clock of orders to ship that have none. */
export const startShipClocks = defineJob({
  name: 'start-ship-clocks',
  payload: z.object({}),
  schedule: '37 4 * * *',
  deadlineSeconds: 600,
  retries: 3,
});

export type Timeout = z.output<typeof orderTimeout.payload>;

/** Sets a timeout of an order, in the transaction that moves its date. */
export function scheduleTimeout(
  tx: Db,
  { queue }: EventDeps,
  timeout: Timeout,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  const afterSeconds = Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1000));
  return queue.enqueue(tx, orderTimeout, timeout, { afterSeconds });
}
