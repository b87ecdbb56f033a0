import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { hourMs } from '../../../../../contracts/durations.ts';
import type { Sorting } from '../../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../../platform/db/database.ts';
import {
  countBetween,
  mapPositions,
  readColumnHistogram,
} from '../../../../platform/db/statements/column-histogram.ts';
import { type Keyset, keyset, keysetOf } from '../../../../platform/db/statements/keyset.ts';
import { withoutScans } from '../../../../platform/db/statements/planner.ts';
import { executePrepared } from '../../../../platform/db/statements/prepared-statement.ts';
import { productSearch } from '../../../../schema/marketplace/search.ts';
import { productTypeTerm } from './meaning-terms.ts';
import { rebuiltComment } from './terms.ts';

export const isByPrice = (sort: Sorting) => sort === 'price_up' || sort === 'price_down';
export const isByRank = (sort: Sorting): sort is 'rating' | 'sold' => sort === 'rating' || sort === 'sold';

/** What has not sold or is not reviewed has no rank, and comes last. */
const rankOf = (column: SQL) =>
  sql`coalesce((select ${column} from product_ranks where product_ranks.product_id = product_search.product_id), 0)`;

const newestFirst = keyset(productSearch.createdAt, productSearch.productId, 'desc');

export const orders: Record<Sorting, Keyset> = {
  best: newestFirst,
  newest: newestFirst,
  price_up: keyset(productSearch.priceCents, productSearch.productId, 'asc'),
  price_down: keyset(productSearch.priceCents, productSearch.productId, 'desc'),
  rating: keysetOf(rankOf(sql`rating_score`), sql`product_search.product_id`, 'desc'),
  sold: keysetOf(rankOf(sql`sold_count`), sql`product_search.product_id`, 'desc'),
};

/**
 * A column whose values are indexed as terms of growing buckets: for time one hour, four hours, sixteen hours and so on up
 * to two years, for prices likewise from less than one percent. A search first queries the bucket nearest to its start,
 * because a common word alone would make PostgreSQL read and sort every listing that has it for a single page.
 */
interface BucketedColumn {
  prefix: string;
  smallestWidth: number;
  positionOf(key: number): number;
}
const time: BucketedColumn = { prefix: '~t', smallestWidth: hourMs, positionOf: (milliseconds) => milliseconds };
// Logarithmic, because low prices lie close together; rounded, so that PostgreSQL computes the same number.
const price: BucketedColumn = {
  prefix: '~p',
  smallestWidth: 8,
  positionOf: (cents) => Math.round(1000 * Math.log(Math.max(cents, 1))),
};
const levels = 8;
const widthFactor = 4;

/** The least number of listings in the first bucket: fewer cause second queries too often, more take longer to read. */
const minListings = 2000;

/** SQL for the terms of all buckets that contain a listing. */
export function rangeBucketTerms(createdAt: SQL, priceCents: SQL): SQL {
  return sql`array(
    select prefix || level || ':' || floor(position / smallest_width / ${widthFactor}::int ^ level)::bigint
    from generate_series(0, ${levels - 1}::int) as level, (values
      (${time.prefix}, extract(epoch from ${createdAt})::float8 * 1000, ${time.smallestWidth}::int),
      (${price.prefix}, round(1000 * ln(greatest(${priceCents}, 1)::float8)), ${price.smallestWidth}::int)
    ) as bucketed(prefix, position, smallest_width))`;
}

/**
 * The buckets to query in turn, each contained in the next; null stands for no restriction. They start at the cursor, or at
 * the first listing within the limits. A small shop is queried without buckets.
 */
export async function listRangeBuckets(
  db: Db,
  sort: Sorting,
  { cursor, limits = [] }: { cursor?: number | undefined; limits?: (SQL | undefined)[] } = {},
): Promise<(string | null)[]> {
  // Not while the index is still being rebuilt with the current rules.
  const statistics = { table: 'product_search', tableComment: rebuiltComment };
  const counted = await readColumnHistogram(db, {
    ...statistics,
    column: isByPrice(sort) ? 'price_cents' : 'created_at',
  });
  const unrestricted = [null];
  // Ranks are in no bucket, because every sale would change the terms.
  if (isByRank(sort)) return unrestricted;
  if (!counted || counted.listings < minListings * widthFactor ** 2) return unrestricted;
  const key = cursor ?? (await findFirst(db, sort, limits));
  if (key === null) return unrestricted;

  const { prefix, smallestWidth, positionOf } = isByPrice(sort) ? price : time;
  const histogram = mapPositions(counted, positionOf);
  const first = positionOf(key);
  const direction = sort === 'price_up' ? 1 : -1;
  const buckets = Array.from({ length: levels }, (_, level) => {
    const width = smallestWidth * widthFactor ** level;
    const number = Math.floor(first / width);
    // The results may start near the end of their bucket, so the next one is always queried with it.
    const numbers = [number, number + direction];
    const end = (direction === 1 ? number + 2 : number - 1) * width;
    return {
      terms: numbers.map((each) => `'${prefix}${level}:${each}'`).join(' | '),
      listings: countBetween(histogram, first, end),
    };
  });
  // A bucket with most of the listings saves no work.
  const useful = buckets.filter(({ listings }) => listings >= minListings && listings <= histogram.listings / 2);
  return [...useful.map(({ terms }) => terms), ...unrestricted];
}

/** The sort key of the first listing, read each time, because a cached one would leave out the newest listings. */
async function findFirst(db: Db, sort: Sorting, limits: (SQL | undefined)[]): Promise<number | null> {
  const { priceCents, createdAt } = productSearch;
  const key = isByPrice(sort) ? priceCents : sql`extract(epoch from ${createdAt}) * 1000`;
  const { rows } = await executePrepared<{ key: string }>(
    db,
    sql`select ${key} as key from ${productSearch} where ${and(...limits) ?? sql`true`} order by ${sql.join(orders[sort].order, sql`, `)} limit 1`,
  );
  return rows[0] ? Number(rows[0].key) : null;
}

/** A tsquery and the column it is matched against. */
export interface Reading {
  column: SQLWrapper;
  query: string;
}

export const inBucket = ({ query }: Reading, bucket: string | null) => (bucket ? `(${query}) & (${bucket})` : query);

export function matches(reading: Reading, bucket: string | null): SQL {
  return sql`${reading.column} @@ ${inBucket(reading, bucket)}::tsquery`;
}

/**
 * Queries one bucket after the other until enough rows are found; the fewer were found, the wider the next bucket.
 * Several words match less often, so each further word starts one level higher, and a product type, one of thousands, two.
 */
export async function queryBuckets<Row>(
  reading: Reading,
  { buckets, wanted }: { buckets: (string | null)[]; wanted: number },
  query: (bucket: string | null) => Promise<Row[]>,
): Promise<Row[]> {
  const last = buckets.length - 1;
  const furtherWords = reading.query.split(' & ').length - 1;
  const narrower = furtherWords + (reading.query.includes(productTypeTerm('')) ? 2 : 0);
  let rows: Row[] = [];
  for (let at = Math.min(narrower, Math.max(0, last - 1)); at <= last; ) {
    rows = await query(buckets[at] ?? null);
    if (rows.length >= wanted || at === last) break;
    const missing = (2 * wanted) / Math.max(rows.length, 0.5);
    at = Math.min(last, at + Math.max(1, Math.ceil(Math.log(missing) / Math.log(widthFactor))));
  }
  return rows;
}

/**
 * Runs queries that must use the GIN index. The planner has no statistics for terms and may instead scan the newest
 * listings, or all of them, and decompress a thousand terms for each: seconds instead of a millisecond.
 */
export function byWordIndex<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  return withoutScans(db, ['seqscan', 'indexscan'], run);
}
