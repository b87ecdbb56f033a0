import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { rateCounts } from '../../schema/operations/rate-limits.ts';
import type { Db } from '../db/database.ts';

export interface Addition {
  key: string;
  amount: number;
  windowMs: number;
}

export interface SharedCount {
  /** Of all processes within the window, what was just added included. */
  count: number;
  endsInMs: number;
}

/**
 * A window starts with its first call and ends by the database's clock, which all processes share. A window that would end
 * more than a minute too late started before the clock was set back, and is restarted. The minute is for a statement that
 * began first but waited for the row. Rows are locked in the order of their keys, which prevents deadlocks.
 */
const addition = {
  name: 'add_rate_counts',
  text: `
insert into rate_counts as held (key, count, ends_at)
select key, amount, now() + window_ms * interval '1 millisecond'
from unnest($1::text[], $2::int[], $3::int[]) as added (key, amount, window_ms) order by key
on conflict (key) do update set
  count = excluded.count + case when held.ends_at between now() and excluded.ends_at + interval '1 minute' then held.count else 0 end,
  ends_at = case when held.ends_at between now() and excluded.ends_at + interval '1 minute' then held.ends_at else excluded.ends_at end
returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as ends_in_ms`,
};

/** Hashed, so that nobody's address is stored. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Adds to the counts that all processes share, in one statement; the answer is in the order of what was added. */
export async function addCounts(pool: Pick<pg.Pool, 'query'>, additions: readonly Addition[]): Promise<SharedCount[]> {
  const keys = additions.map(({ key }) => hashOf(key));
  const amounts = additions.map(({ amount }) => amount);
  const windows = additions.map(({ windowMs }) => windowMs);
  const { rows } = await pool.query<{ key: string; count: number; ends_in_ms: number }>({
    ...addition,
    values: [keys, amounts, windows],
  });
  const found = new Map(rows.map(({ key, count, ends_in_ms }) => [key, { count, endsInMs: ends_in_ms }]));
  return keys.map((key) => found.get(key) ?? { count: 0, endsInMs: 0 });
}

/** Removes the counts of windows that are over. */
export async function forgetRateCounts(db: Db): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.endsAt, sql`now()`));
}
