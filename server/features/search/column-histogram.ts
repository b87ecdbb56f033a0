import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { madeThroughout } from './terms.ts';

/** How listings are spread along a line: many at a few places, and equally many between two neighbouring bounds. */
export interface ColumnHistogram {
  listings: number;
  crowds: { place: number; listings: number }[];
  bounds: number[];
  betweenBounds: number;
}

export interface ColumnHistograms {
  time: ColumnHistogram;
  price: ColumnHistogram;
}

const keptMs = 5 * 60_000;
const kept = new WeakMap<Db, { until: number; histograms: Promise<ColumnHistograms | null> }>();

/** As the database last counted them; null where it has not, or where the index is still being made by today's rules. */
export function readColumnHistograms(db: Db): Promise<ColumnHistograms | null> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.histograms;
  const histograms = queryHistograms(db);
  kept.set(db, { until: performance.now() + keptMs, histograms });
  histograms.catch(() => kept.delete(db));
  return histograms;
}

interface Counted extends Record<string, unknown> {
  column: string;
  made_by: string | null;
  listings: number;
  bounds: number[] | null;
  values: number[];
  shares: number[];
}

async function queryHistograms(db: Db): Promise<ColumnHistograms | null> {
  // A time is counted in milliseconds, a price in cents: as in the cursors of searches.
  const numbers = (values: string) => sql`
    case attname when 'price_cents' then ${sql.raw(values)}::text::float8[] else
      (select array_agg(extract(epoch from value) * 1000 order by at) from unnest(${sql.raw(values)}::text::timestamptz[]) with ordinality as one(value, at))::float8[]
    end`;
  const { rows } = await db.execute<Counted>(sql`
    select attname as column, obj_description(pg_class.oid) as made_by, reltuples as listings,
      ${numbers('histogram_bounds')} as bounds, coalesce(${numbers('most_common_vals')}, '{}') as values,
      coalesce(most_common_freqs, '{}')::float8[] as shares
    from pg_class join pg_stats on schemaname = current_schema() and tablename = relname
    where pg_class.oid = 'product_search'::regclass and attname in ('created_at', 'price_cents')`);
  const [time, price] = ['created_at', 'price_cents'].map((name) =>
    spreadOf(rows.find(({ column }) => column === name)),
  );
  return time && price ? { time, price } : null;
}

function spreadOf(counted: Counted | undefined): ColumnHistogram | null {
  if (counted?.made_by !== madeThroughout || !counted.bounds) return null;
  const { listings, bounds, values, shares } = counted;
  const crowds = values.map((place, at) => ({ place, listings: listings * (shares[at] ?? 0) }));
  const others = listings - crowds.reduce((sum, crowd) => sum + crowd.listings, 0);
  return { listings, crowds, bounds, betweenBounds: others / (bounds.length - 1) };
}

/** The same along another line. */
export function movePlaces(histogram: ColumnHistogram, move: (place: number) => number): ColumnHistogram {
  return {
    ...histogram,
    crowds: histogram.crowds.map(({ place, listings }) => ({ place: move(place), listings })),
    bounds: histogram.bounds.map(move),
  };
}

/** How many listings lie between two places. Beyond the bounds, where it begins, they are taken to be as close as at the edge. */
export function countBetween({ crowds, bounds, betweenBounds }: ColumnHistogram, from: number, to: number): number {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  let count = crowds.reduce((sum, { place, listings }) => sum + (place >= low && place <= high ? listings : 0), 0);
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
