import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Actor, OrderEventName } from './transitions.ts';

export interface EventDeps {
  queue: Pick<Queue, 'enqueue'>;
}

/** An event that is to be applied to an order. */
export interface OrderEventRequest {
  orderId: number;
  event: OrderEventName;
  by: Actor;
  at: Date;
  /** With a key, the event happens once; the same key for another event is refused. */
  key?: string;
  detail?: Record<string, string | number | null>;
  /** The lines that are declined or returned. */
  lineIds?: readonly number[];
  /** What the seller gives back. */
  amountCents?: number;
}
