import { sql } from 'drizzle-orm';
import { minuteMs } from '../../../../../contracts/durations.ts';
import type { Db } from '../../../../platform/db/database.ts';

/** The share of listings that have a term; the rarest known one stands for all terms that are not among the common ones. */
export interface TermFrequencies {
  shares: ReadonlyMap<string, number>;
  rarest: number;
  /** The number of listings. */
  listings: number;
}

const cacheMs = 5 * minuteMs;
const cache = new WeakMap<Db, { until: number; frequencies: Promise<TermFrequencies> }>();

/** How common the terms of listings are, as PostgreSQL has estimated at the last ANALYZE, because counting would read the table. */
export function readTermFrequencies(db: Db): Promise<TermFrequencies> {
  const cached = cache.get(db);
  if (cached && cached.until > performance.now()) return cached.frequencies;
  const frequencies = queryFrequencies(db);
  cache.set(db, { until: performance.now() + cacheMs, frequencies });
  frequencies.catch(() => cache.delete(db));
  return frequencies;
}

async function queryFrequencies(db: Db): Promise<TermFrequencies> {
  const { rows } = await db.execute<{ term: string; share: number; listings: number }>(sql`
    select term, share, (select reltuples from pg_class where oid = 'product_search'::regclass) as listings from pg_stats,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) as common(term, share)
    where schemaname = current_schema() and tablename = 'product_search' and attname = 'all_terms' and term is not null`);
  const shares = new Map(rows.map(({ term, share }) => [term, share]));
  return { shares, rarest: Math.min(1, ...shares.values()), listings: rows[0]?.listings ?? 0 };
}

const termPattern = /'((?:[^']|'')*)'/g;

/** The terms of a tsquery that `quote` has written. */
export const termsIn = (query: string): string[] =>
  Array.from(query.matchAll(termPattern), ([, term = '']) => term.replaceAll("''", "'").replaceAll('\\\\', '\\'));

/** How telling a query's terms are, from 0 where every listing has them to 1 where hardly any does. */
export function tellingness(query: string, frequencies: TermFrequencies): number {
  const { rarest } = frequencies;
  if (rarest === 1) return 1 / 2;
  return Math.min(1, Math.log(Math.min(1, shareOf(query, frequencies))) / Math.log(rarest));
}

/** The share of listings that have the commonest term of a query. */
export function shareOf(query: string, { shares, rarest }: TermFrequencies): number {
  const known = termsIn(query).flatMap((term) => shares.get(term) ?? []);
  return known.length > 0 ? Math.max(...known) : rarest;
}
