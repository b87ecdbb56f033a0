import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

const maxCount = 100;

/** How many orders to ship became so after a time; all of them without one. */
export async function countNewOrders(db: Db, sellerId: number, since: Date | null): Promise<number> {
  const isNew = since
    ? sql`exists (select from order_events where order_id = orders.id and to_state = 'to_ship'
        and from_state is distinct from 'to_ship' and at > ${since.toISOString()})`
    : sql`true`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from orders where seller_id = ${sellerId} and state = 'to_ship' and ${isNew} limit ${maxCount}) as counted`);
  return rows[0]?.count ?? 0;
}
