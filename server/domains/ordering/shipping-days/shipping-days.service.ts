import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import { shipOrderBy } from '../order-state/ship-by.ts';
import type { ShippingTask } from './shipping-days.ts';

const daysRead = 60;
const maxTasks = 2000;

/** What a seller handed over lately or still has to, with the time by which it had to go. */
export async function listShippingTasks(db: Db, sellerId: number, now: Date): Promise<ShippingTask[]> {
  const since = new Date(now.getTime() - daysRead * dayMs).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select pack_days, ${inMs(sql`ready_at`)} as ready_at, ${inMs(sql`away_from`)} as away_from,
      ${inMs(sql`away_until`)} as away_until, ${inMs(sql`parcels.shipped_at`)} as shipped_at
    from orders
    cross join lateral (
      select min(at) as ready_at from order_events
      where order_id = orders.id and to_state = 'to_ship' and from_state is distinct from 'to_ship') as ready
    left join parcels on parcels.order_id = orders.id
    where seller_id = ${sellerId} and ready_at is not null
      and (parcels.shipped_at >= ${since}::timestamptz or (parcels.id is null and state = 'to_ship'))
    order by coalesce(parcels.shipped_at, ready_at) desc limit ${maxTasks}`);
  return rows.map(({ pack_days: packDays, ready_at: readyAt, away_from: from, away_until: until, shipped_at: at }) => ({
    shipBy: shipOrderBy({ packDays, awayFrom: toTime(from), awayUntil: toTime(until) }, new Date(readyAt)),
    shippedAt: toTime(at),
  }));
}

/** Times are in milliseconds. */
interface Row extends Record<string, unknown> {
  pack_days: number;
  ready_at: number;
  away_from: number | null;
  away_until: number | null;
  shipped_at: number | null;
}

const inMs = (time: SQL) => sql`(extract(epoch from ${time}) * 1000)::float8`;
const toTime = (ms: number | null) => (ms === null ? null : new Date(ms));
