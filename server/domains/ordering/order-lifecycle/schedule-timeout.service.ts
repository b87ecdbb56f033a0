import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { EventDeps } from '../order-state/order-event.ts';
import { orderTimeout } from './orders.job.ts';

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
