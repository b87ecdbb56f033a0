import { sql } from 'drizzle-orm';
import { minuteMs } from '../../../../contracts/durations.ts';
import type { Db } from '../database.ts';

/** PostgreSQL's statistics of a column: its common values, and bounds with equally many other rows between each two. */
export interface ColumnHistogram {
  listings: number;
  commonValues: { position: number; listings: number }[];
  bounds: number[];
  betweenBounds: number;
}

interface StatisticsQuery {
  table: string;
  /** Of times, which are counted in milliseconds, or of numbers. */
  column: string;
  /** The statistics count only while the table has this comment. */
  tableComment: string;
}

const cacheMs = 5 * minuteMs;
const cache = new WeakMap<Db, Map<string, { until: number; histogram: Promise<ColumnHistogram | null> }>>();

/** As of the last ANALYZE; null before the first one, or where the table has another comment. */
export function readColumnHistogram(db: Db, query: StatisticsQuery): Promise<ColumnHistogram | null> {
  const entries = cache.get(db) ?? new Map();
  cache.set(db, entries);
  const key = `${query.table}.${query.column}`;
  const cached = entries.get(key);
  if (cached && cached.until > performance.now()) return cached.histogram;
  const histogram = queryHistogram(db, query);
  entries.set(key, { until: performance.now() + cacheMs, histogram });
  histogram.catch(() => entries.delete(key));
  return histogram;
}

interface StatisticsRow extends Record<string, unknown> {
  listings: number;
  bounds: number[] | null;
  values: number[];
  shares: number[];
}

async function queryHistogram(
  db: Db,
  { table, column, tableComment }: StatisticsQuery,
): Promise<ColumnHistogram | null> {
  const numbers = (values: string) => sql`
    case when atttypid = 'timestamptz'::regtype then
      (select array_agg(extract(epoch from value) * 1000 order by at) from unnest(${sql.raw(values)}::text::timestamptz[]) with ordinality as one(value, at))::float8[]
    else ${sql.raw(values)}::text::float8[] end`;
  const { rows } = await db.execute<StatisticsRow>(sql`
    select reltuples as listings, ${numbers('histogram_bounds')} as bounds,
      coalesce(${numbers('most_common_vals')}, '{}') as values, coalesce(most_common_freqs, '{}')::float8[] as shares
    from pg_class join pg_attribute on attrelid = pg_class.oid
      join pg_stats on schemaname = current_schema() and tablename = relname and pg_stats.attname = pg_attribute.attname
    where pg_class.oid = ${table}::regclass and pg_attribute.attname = ${column}
      and obj_description(pg_class.oid) = ${tableComment}`);
  return histogramOf(rows[0]);
}

function histogramOf(statistics: StatisticsRow | undefined): ColumnHistogram | null {
  if (!statistics?.bounds) return null;
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
