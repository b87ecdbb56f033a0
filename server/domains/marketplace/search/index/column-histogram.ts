import { sql } from 'drizzle-orm';
import { minuteMs } from '../../../../../contracts/durations.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { rebuiltComment } from './terms.ts';

/** PostgreSQL's statistics of a column: its common values, and bounds with equally many other listings between each two. */
export interface ColumnHistogram {
  listings: number;
  commonValues: { position: number; listings: number }[];
  bounds: number[];
  betweenBounds: number;
}

export interface ColumnHistograms {
  time: ColumnHistogram;
  price: ColumnHistogram;
}

const cacheMs = 5 * minuteMs;
const cache = new WeakMap<Db, { until: number; histograms: Promise<ColumnHistograms | null> }>();

/** As of the last ANALYZE; null before the first one, or while the index is still being rebuilt with the current rules. */
export function readColumnHistograms(db: Db): Promise<ColumnHistograms | null> {
  const cached = cache.get(db);
  if (cached && cached.until > performance.now()) return cached.histograms;
  const histograms = queryHistograms(db);
  cache.set(db, { until: performance.now() + cacheMs, histograms });
  histograms.catch(() => cache.delete(db));
  return histograms;
}

interface StatisticsRow extends Record<string, unknown> {
  column: string;
  made_by: string | null;
  listings: number;
  bounds: number[] | null;
  values: number[];
  shares: number[];
}

async function queryHistograms(db: Db): Promise<ColumnHistograms | null> {
  // Times in milliseconds and prices in cents, as in search cursors.
  const numbers = (values: string) => sql`
    case attname when 'price_cents' then ${sql.raw(values)}::text::float8[] else
      (select array_agg(extract(epoch from value) * 1000 order by at) from unnest(${sql.raw(values)}::text::timestamptz[]) with ordinality as one(value, at))::float8[]
    end`;
  const { rows } = await db.execute<StatisticsRow>(sql`
    select attname as column, obj_description(pg_class.oid) as made_by, reltuples as listings,
      ${numbers('histogram_bounds')} as bounds, coalesce(${numbers('most_common_vals')}, '{}') as values,
      coalesce(most_common_freqs, '{}')::float8[] as shares
    from pg_class join pg_stats on schemaname = current_schema() and tablename = relname
    where pg_class.oid = 'product_search'::regclass and attname in ('created_at', 'price_cents')`);
  const [time, price] = ['created_at', 'price_cents'].map((name) =>
    histogramOf(rows.find(({ column }) => column === name)),
  );
  return time && price ? { time, price } : null;
}

function histogramOf(statistics: StatisticsRow | undefined): ColumnHistogram | null {
  if (statistics?.made_by !== rebuiltComment || !statistics.bounds) return null;
  const { listings, bounds, values, shares } = statistics;
  const commonValues = values.map((position, at) => ({ position, listings: listings * (shares[at] ?? 0) }));
  const others = listings - commonValues.reduce((sum, common) => sum + common.listings, 0);
  return { listings, commonValues, bounds, betweenBounds: others / (bounds.length - 1) };
}

/** The same histogram on another scale. */
export function mapPositions(histogram: ColumnHistogram, map: (position: number) => number): ColumnHistogram {
  return {
    ...histogram,
    commonValues: histogram.commonValues.map(({ position, listings }) => ({ position: map(position), listings })),
    bounds: histogram.bounds.map(map),
  };
}

/** Estimates how many listings lie between two positions; beyond the outermost bounds the density of the edge is assumed. */
export function countBetween(
  { commonValues, bounds, betweenBounds }: ColumnHistogram,
  from: number,
  to: number,
): number {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  let count = commonValues.reduce(
    (sum, { position, listings }) => sum + (position >= low && position <= high ? listings : 0),
    0,
  );
  const last = bounds.length - 1;
  for (const [at, bound] of bounds.slice(1).entries()) {
    const before = bounds[at] ?? bound;
    const start = at === 0 ? Math.min(before, from) : before;
    const end = at === last - 1 ? Math.max(bound, from) : bound;
    const shared = Math.min(high, end) - Math.max(low, start);
    if (shared > 0 && bound > before) count += (betweenBounds * shared) / (bound - before);
  }
  return count;
}
