import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { EventDeps } from '../order-state/order-event.ts';
import { orderClock } from './orders.job.ts';

export type Clock = z.output<typeof orderClock.payload>;

/** Sets a clock of an order, in the transaction that moves its date. */
export function scheduleClock(
  tx: Db,
  { queue }: EventDeps,
  clock: Clock,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  const afterSeconds = Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1000));
  return queue.enqueue(tx, orderClock, clock, { afterSeconds });
}
