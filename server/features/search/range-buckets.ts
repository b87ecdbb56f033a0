import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sorting } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { executePrepared } from '../../db/prepared-statement.ts';
import { productSearch } from '../../db/schema/search.ts';
import { countBetween, movePlaces, readColumnHistograms } from './column-histogram.ts';
import { inOrder, isByPrice } from './order.ts';

/**
 * Where a listing lies in time and in price, as terms: the hour it was made in, the four hours, the sixteen, and so on up
 * to two years; likewise from less than a hundredth of the price on. With them a search asks the word index about the
 * nearest stretch alone. Otherwise a common word would have all that was ever offered under it read and sorted for one page.
 */
interface Line {
  mark: string;
  shortest: number;
  placeOf(key: number): number;
}
const time: Line = { mark: '~t', shortest: 3_600_000, placeOf: (milliseconds) => milliseconds };
// Prices are close together below and far apart above. Whole numbers, so that the database comes to the same.
const price: Line = { mark: '~p', shortest: 8, placeOf: (cents) => Math.round(1000 * Math.log(Math.max(cents, 1))) };
const levels = 8;
const factor = 4;

/** So many listings the first stretch holds at least. Fewer would be asked for twice too often, more take longer to read. */
const enough = 2000;

/** The terms of all stretches that a listing lies in, as the database makes them when it is indexed. */
export function rangeBucketTerms(createdAt: SQL, priceCents: SQL): SQL {
  return sql`array(
    select mark || level || ':' || floor(place / shortest / ${factor}::int ^ level)::bigint
    from generate_series(0, ${levels - 1}::int) as level, (values
      (${time.mark}, extract(epoch from ${createdAt})::float8 * 1000, ${time.shortest}::int),
      (${price.mark}, round(1000 * ln(greatest(${priceCents}, 1)::float8)), ${price.shortest}::int)
    ) as line(mark, place, shortest))`;
}

/**
 * The stretches to be asked, each a part of the next; null is everything. They begin after the cursor, or with the first
 * listing within the limits. Where little is left, everything is asked at once.
 */
export async function rangeBucketsAlong(
  db: Db,
  sort: Sorting,
  { cursor, limits = [] }: { cursor?: number | undefined; limits?: (SQL | undefined)[] } = {},
): Promise<(string | null)[]> {
  const counted = (await readColumnHistograms(db))?.[isByPrice(sort) ? 'price' : 'time'];
  const everything = [null];
  if (!counted || counted.listings < enough * factor ** 2) return everything;
  const key = cursor ?? (await findFirst(db, sort, limits));
  if (key === null) return everything;

  const { mark, shortest, placeOf } = isByPrice(sort) ? price : time;
  const histogram = movePlaces(counted, placeOf);
  const first = placeOf(key);
  const onward = sort === 'price_up' ? 1 : -1;
  const buckets = Array.from({ length: levels }, (_, level) => {
    const length = shortest * factor ** level;
    const number = Math.floor(first / length);
    // The one in which the results begin may be nearly over, so that the next belongs to it.
    const numbers = [number, number + onward];
    const end = (onward === 1 ? number + 2 : number - 1) * length;
    return {
      terms: numbers.map((each) => `'${mark}${level}:${each}'`).join(' | '),
      listings: countBetween(histogram, first, end),
    };
  });
  // One that is most of everything saves nothing.
  const useful = buckets.filter(({ listings }) => listings >= enough && listings <= histogram.listings / 2);
  return [...useful.map(({ terms }) => terms), ...everything];
}

/** Where the line begins. Asked each time: a stretch that began later would leave out what has just been listed. */
async function findFirst(db: Db, sort: Sorting, limits: (SQL | undefined)[]): Promise<number | null> {
  const { priceCents, createdAt } = productSearch;
  const key = isByPrice(sort) ? priceCents : sql`extract(epoch from ${createdAt}) * 1000`;
  const { rows } = await executePrepared<{ key: string }>(
    db,
    sql`select ${key} as key from ${productSearch} where ${and(...limits) ?? sql`true`} order by ${sql.join(inOrder(sort), sql`, `)} limit 1`,
  );
  return rows[0] ? Number(rows[0].key) : null;
}

/** What is looked for, and in which words of a listing. */
export interface Reading {
  column: SQLWrapper;
  query: string;
}

export function matches({ column, query }: Reading, within: string | null): SQL {
  return sql`${column} @@ ${within ? `(${query}) & (${within})` : query}::tsquery`;
}

/**
 * Asks one stretch after the other until so many answers are found; the fewer there were, the longer the next one is.
 * What has to hold several words is found less often, so that the first stretch is longer by a level for each.
 */
export async function queryBuckets<Row>(
  { query }: Reading,
  { buckets, wanted }: { buckets: (string | null)[]; wanted: number },
  ask: (within: string | null) => Promise<Row[]>,
): Promise<Row[]> {
  const last = buckets.length - 1;
  const furtherWords = query.split(' & ').length - 1;
  let rows: Row[] = [];
  for (let at = Math.min(furtherWords, Math.max(0, last - 1)); at <= last; ) {
    rows = await ask(buckets[at] ?? null);
    if (rows.length >= wanted || at === last) break;
    const missing = (2 * wanted) / Math.max(rows.length, 0.5);
    at = Math.min(last, at + Math.max(1, Math.ceil(Math.log(missing) / Math.log(factor))));
  }
  return rows;
}
