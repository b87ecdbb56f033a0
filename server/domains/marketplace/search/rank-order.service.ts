import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { matches, type Reading } from './index/range-buckets.ts';
import type { Search } from './search.ts';

/** As many matches are sorted in a few milliseconds; of more, the best are found from the ranks. */
const maxSorted = 5000;
/** How many products are compared in turn, because a word that more than `maxSorted` listings have is found soon. */
const chunks = [100, 400, 1600, 6400];

interface RankedRow {
  id: number;
  key: number;
}

interface RankQuery {
  reading: Reading;
  conditions: (SQL | undefined)[];
  sort: Extract<Search['sort'], 'rating' | 'sold'>;
  /** The rank and id of the last row before. */
  after: RankedRow | null;
  wanted: number;
  /** How many matches are few enough to sort. */
  sorted?: number;
}

/**
 * The first matches by rank where there are too many to sort, or null where there are few, or where too few are found. The
 * ranks are walked from the highest; the products without one follow by their ids.
 * Earlier tiers of a sorted list have found nothing, and are not excluded.
 */
export async function walkByRank(db: Db, query: RankQuery): Promise<RankedRow[] | null> {
  const { reading, conditions, sort, wanted, sorted = maxSorted } = query;
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from product_search where ${and(matches(reading, null), ...conditions)} limit ${sql.raw(String(sorted + 1))}) as matched`);
  if ((counted[0]?.count ?? 0) <= sorted) return null;
  // The planner was told to use the index of words, and these statements go by ids.
  await db.execute(sql`select set_config('enable_indexscan', 'on', true)`);
  try {
    const column = sql.raw(sort === 'rating' ? 'rating_score' : 'sold_count');
    const hasRank = sort === 'rating' ? sql`rating > 0` : sql`sold_count > 0`;
    const found: RankedRow[] = [];
    const walk = async (next: (after: RankedRow | null, limit: number) => SQL, start: RankedRow | null) => {
      let after = start;
      for (const limit of chunks) {
        const { rows } = await db.execute<{ id: string; key: number }>(next(after, limit));
        const chunk = rows.map(({ id, key }) => ({ id: Number(id), key: Number(key) }));
        const matching = await listMatching(db, query, chunk);
        found.push(...chunk.filter(({ id }) => matching.has(id)));
        after = chunk.at(-1) ?? null;
        if (found.length >= wanted || chunk.length < limit) return chunk.length < limit;
      }
      return false;
    };
    const isEnd =
      query.after?.key === 0 ||
      (await walk(
        (after, limit) => sql`
          select product_id as id, ${column} as key from product_ranks
          where ${hasRank} and ${after ? sql`(${column}, product_id) < (${after.key}, ${after.id})` : sql`true`}
          order by ${column} desc, product_id desc limit ${sql.raw(String(limit))}`,
        query.after,
      ));
    if (isEnd && found.length < wanted) {
      await walk(
        (after, limit) => sql`
          select product_id as id, 0 as key from product_search
          where ${after ? sql`product_id < ${after.id}` : sql`true`}
            and not exists (select from product_ranks where product_ranks.product_id = product_search.product_id and ${hasRank})
          order by product_id desc limit ${sql.raw(String(limit))}`,
        query.after?.key === 0 ? query.after : null,
      );
    }
    return found.length >= wanted ? found.slice(0, wanted) : null;
  } finally {
    await db.execute(sql`select set_config('enable_indexscan', 'off', true)`);
  }
}

/** Those of the products that match; the table is named again, so that conditions on it hold for these rows alone. */
async function listMatching(
  db: Db,
  { reading, conditions }: RankQuery,
  chunk: readonly RankedRow[],
): Promise<ReadonlySet<number>> {
  const ids = chunk.map(({ id }) => id);
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_id as id from (
      select * from product_search where product_id = any(${sql.param(ids)}::bigint[]) offset 0) as product_search
    where ${and(matches(reading, null), ...conditions)}`);
  return new Set(rows.map(({ id }) => Number(id)));
}
