import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { filtersOf, priceLimits } from './filters.ts';
import {
  isByPrice,
  isByRank,
  listRangeBuckets,
  matches,
  orders,
  queryBuckets,
  type Reading,
} from './index/range-buckets.ts';
import { type Nearness, nearnesses, type Tier } from './query/query.ts';
import { walkByRank } from './rank-order.service.ts';
import type { Search, SearchPage } from './search.ts';

/** The first stage of a search is the ranked window. */
const firstStage = 1;

/** The buckets that a page begins with, and those of the tiers after its first. */
export interface PageBuckets {
  fromCursor: (string | null)[];
  fromStart: (string | null)[];
}

/** Read outside of the transaction of a search, because statistics are kept for the database. */
export async function listPageBuckets(db: Db, search: Search): Promise<PageBuckets> {
  const limits = isByPrice(search.sort) ? priceLimits(search) : [];
  const fromStart = await listRangeBuckets(db, search.sort, { limits });
  const cursor = search.after?.[1];
  return {
    fromStart,
    fromCursor: cursor === undefined ? fromStart : await listRangeBuckets(db, search.sort, { cursor, limits }),
  };
}

export type TierPage = Pick<SearchPage, 'ids' | 'next' | 'nearness'>;

/**
 * Finds listings in tiers, the strictest first: what the thing is with all that was said of it, then with less, then by
 * the words of titles, categories and descriptions; within a tier the newest come first. A page may continue from one
 * tier into the next, and no listing is returned twice. Sorted by price or date only the first tier with results counts.
 * To be called by the index of words.
 */
export async function readTiers(
  db: Db,
  search: Search,
  { tiers, shown, buckets: page }: { tiers: Tier[]; shown: readonly number[]; buckets: PageBuckets },
): Promise<TierPage> {
  if (tiers.length === 0) return { ids: [], next: null, nearness: nearnesses.asked };
  const [stage = firstStage, key = 0, id = 0] = search.after ?? [];
  const startTier = Math.max(0, stage - firstStage);
  const cursor = search.after ? orders[search.sort].after(key, id) : undefined;
  const prices = priceLimits(search);
  const found: { tier: number; key: number; id: number }[] = [];
  // Tiers that found nothing under these filters need not be excluded from the next; those before a cursor may have.
  const earlier = tiers.slice(0, startTier);
  for (let tier = startTier; tier < tiers.length && found.length <= search.limit; tier += 1) {
    const reading = tiers[tier];
    const isStart = tier === startTier;
    const hasResults = found.length > 0 || search.after !== null || shown.length > 0;
    if (!reading || ((!isStart || shown.length > 0) && hasResults && isLastTier(search, tiers, tier))) break;
    const wanted = search.limit + 1 - found.length;
    const buckets = isStart ? page.fromCursor : page.fromStart;
    const conditions = [
      shown.length > 0 ? sql`${productSearch.productId} <> all(${sql.param([...shown])}::bigint[])` : undefined,
      ...prices,
      ...filtersOf(search),
    ];
    const { sort } = search;
    const walked = isByRank(sort)
      ? await walkByRank(db, { reading, conditions, sort, wanted, after: isStart && cursor ? { key, id } : null })
      : null;
    const read = (bucket: string | null) =>
      db
        .select({ id: productSearch.productId, key: sql<string>`${orders[sort].key}` })
        .from(productSearch)
        .where(and(matches(reading, bucket), isInNone(earlier, bucket), ...conditions, isStart ? cursor : undefined))
        .orderBy(...orders[sort].order)
        .limit(wanted);
    const rows = walked ?? (await queryBuckets(reading, { buckets, wanted }, read));
    if (rows.length > 0 || (isStart && cursor)) earlier.push(reading);
    found.push(...rows.map((row) => ({ tier, key: Number(row.key), id: row.id })));
  }
  const rows = found.slice(0, search.limit);
  const last = rows.at(-1);
  const first = tiers[rows[0]?.tier ?? 0];
  return {
    ids: rows.map((row) => row.id),
    next: found.length > search.limit && last ? [last.tier + firstStage, last.key, last.id] : null,
    nearness: rows.length > 0 && first ? nearnessOf(first) : nearnesses.asked,
  };
}

const nearnessOf = ({ nearness, isOtherLook }: Tier): Nearness =>
  nearness === nearnesses.asked && isOtherLook ? nearnesses.alike : nearness;

/** Whether to stop before this tier: less near things are shown only when nothing else is, and a sorted list is one tier. */
function isLastTier({ sort }: Search, tiers: Tier[], tier: number): boolean {
  return sort !== 'best' || (tiers[tier]?.nearness ?? 0) > (tiers[tier - 1]?.nearness ?? 0);
}

/** Excludes earlier tiers through the index, because a check on the row would decompress its terms. */
function isInNone(tiers: Reading[], bucket: string | null): SQL | undefined {
  if (tiers.length === 0) return undefined;
  const any = or(...tiers.map((tier) => matches(tier, bucket)));
  return sql`${productSearch.productId} not in (select product_id from product_search where ${any})`;
}
