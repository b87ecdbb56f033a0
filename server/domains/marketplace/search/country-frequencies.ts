import { sql } from 'drizzle-orm';
import { minuteMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';

const cacheMs = 5 * minuteMs;
const cache = new WeakMap<Db, { until: number; common: Promise<ReadonlySet<string>> }>();

/** A country where fewer are offered would make a list read fifty products for each that it shows. */
const leastShare = 0.02;

/**
 * Whether few products are offered in a country, as PostgreSQL has estimated at the last ANALYZE. In a shop that was never
 * analysed, none is rare.
 */
export async function isRareCountry(db: Db, country: string): Promise<boolean> {
  const cached = cache.get(db);
  const common = cached && cached.until > performance.now() ? cached.common : readCommon(db);
  if (common !== cached?.common) {
    cache.set(db, { until: performance.now() + cacheMs, common });
    common.catch(() => cache.delete(db));
  }
  const countries = await common;
  return countries.size > 0 && !countries.has(country);
}

async function readCommon(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ country: string }>(sql`
    select country from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common(country, share)
    where schemaname = current_schema() and tablename = 'products' and attname = 'offered_in'
      and country is not null and share >= ${leastShare}`);
  return new Set(rows.map(({ country }) => country));
}
