import { sql } from 'drizzle-orm';
import type { AnalyticsReport } from '../../../contracts/analytics.ts';
import type { Db } from '../../db/database.ts';

interface Sums extends Record<string, unknown> {
  orders: number;
  revenue: string;
  orders_before: number;
  revenue_before: string;
  country: string | null;
  budget: string;
}

interface Days {
  from: string;
  to: string;
}

/** What was sold in a range of days and in the one before; cancelled orders and refunds do not count. */
export async function sumSales(db: Db, sellerId: number, range: Days, before: Days): Promise<AnalyticsReport['sales']> {
  const within = ({ from, to }: Days) => sql`day between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<Sums>(sql`
    with sold as (
      select (placed_at at time zone 'UTC')::date as day, total_cents - refunded_cents as cents, country from orders
      where seller_id = ${sellerId} and state not in ('awaiting_payment', 'cancelled')
        and placed_at >= ${before.from}::date and placed_at < ${range.to}::date + 1)
    select count(*) filter (where ${within(range)})::int as orders,
      coalesce(sum(cents) filter (where ${within(range)}), 0) as revenue,
      count(*) filter (where ${within(before)})::int as orders_before,
      coalesce(sum(cents) filter (where ${within(before)}), 0) as revenue_before,
      (select country from sold where ${within(range)} group by country order by count(*) desc, country limit 1) as country,
      (select coalesce(sum(greatest(marketing_budget_cents, 0)), 0) from product_plans where seller_id = ${sellerId}) as budget
    from sold`);
  const [sums] = rows;
  return {
    orders: sums?.orders ?? 0,
    revenue_cents: Number(sums?.revenue ?? 0),
    orders_before: sums?.orders_before ?? 0,
    revenue_before_cents: Number(sums?.revenue_before ?? 0),
    top_country: sums?.country ?? null,
    marketing_budget_cents: Number(sums?.budget ?? 0),
  };
}
