import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { EventDeps } from '../order-lifecycle/apply-event.service.ts';
import { scheduleTimeout } from '../order-lifecycle/orders.job.ts';

const batchSize = 500;

/**
 * Sets the clock of orders that should have been sent and of which nobody was reminded, because an earlier version had no
 * such clock or its timeout was lost. Their time begins now, so that no seller loses an order without a warning.
 */
export async function startMissingClocks(db: Db, deps: EventDeps, now: Date): Promise<void> {
  const time = sql`${now.toISOString()}::timestamptz`;
  for (let started = batchSize; started === batchSize; ) {
    started = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        update orders set due_at = ${time} where id in (
          select orders.id from orders join accounts on accounts.id = seller_id and not accounts.is_demo
          where state = 'to_ship' and due_at < ${time} - interval '1 day' and not exists (
            select from order_events where order_id = orders.id and event = 'ship_reminded')
          order by due_at limit ${batchSize} for no key update of orders skip locked)
        returning id`);
      for (const { id } of rows) {
        const timeout = { orderId: Number(id), timeout: 'remind-ship' } as const;
        await scheduleTimeout(tx, deps, timeout, { dueAt: now, now });
      }
      return rows.length;
    });
  }
}
