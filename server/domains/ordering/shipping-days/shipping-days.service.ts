import { sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ShippingTask } from './shipping-days.ts';

const daysRead = 60;
const maxTasks = 2000;

/** What a seller handed over lately or still has to, with the time by which it had to go. */
export async function listShippingTasks(db: Db, sellerId: number, now: Date): Promise<ShippingTask[]> {
  const since = new Date(now.getTime() - daysRead * dayMs).toISOString();
  const { rows } = await db.execute<{ ship_by: string; shipped_at: string | null }>(sql`
    select to_char((ready_at + make_interval(days => greatest(1, pack_days))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ship_by,
      to_char(parcels.shipped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as shipped_at
    from orders
    cross join lateral (
      select min(at) as ready_at from order_events
      where order_id = orders.id and to_state = 'to_ship' and from_state is distinct from 'to_ship') as ready
    left join parcels on parcels.order_id = orders.id
    where seller_id = ${sellerId} and ready_at is not null
      and (parcels.shipped_at >= ${since}::timestamptz or (parcels.id is null and state = 'to_ship'))
    order by coalesce(parcels.shipped_at, ready_at) desc limit ${maxTasks}`);
  return rows.map(({ ship_by, shipped_at }) => ({
    shipBy: new Date(ship_by),
    shippedAt: shipped_at === null ? null : new Date(shipped_at),
  }));
}
