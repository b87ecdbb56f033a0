import type { Db } from '../../../../server/platform/db/database.ts';
import type { Queue } from '../../../../server/platform/jobs/queue.ts';
import { createSandboxCard } from '../../../../server/providers/payments/sandbox-card/sandbox-card.ts';
import type { Outcome } from './order-expectations.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

export interface Scene {
  db: Db;
  queue: Queue;
  now: Date;
  /** The idempotency key of the step. */
  key: string;
  /** The order before the step. */
  seen: OrderSnapshot;
}

export interface OrderAction {
  /** Whether it can be tried at all; otherwise always. */
  applies?(seen: OrderSnapshot): boolean;
  /** When a timeout is due, for the actions that are one. */
  dueAt?(seen: OrderSnapshot): Date | null;
  /** What it does, said apart from the code that does it. */
  expected(seen: OrderSnapshot, now: Date): Outcome;
  perform(scene: Scene): Promise<unknown>;
}

const cards = createSandboxCard();
export const depsOf = ({ db, queue, now }: Scene) => ({ db, queue, now: () => now, cards });
export const byBuyer = ({ seen: { order } }: Scene) =>
  ({ reader: 'buyer', accountId: order.customerId, orderId: order.id }) as const;
export const bySeller = ({ seen: { order } }: Scene) =>
  ({ reader: 'seller', accountId: order.sellerId, orderId: order.id }) as const;
