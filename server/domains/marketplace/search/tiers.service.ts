import { and, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { filtersOf, priceLimits } from './filters.ts';
import {
  byWordIndex,
  isByPrice,
  isByRank,
  listRangeBuckets,
  matches,
  orders,
  queryBuckets,
  type Reading,
} from './index/range-buckets.ts';
import type { Tier } from './query/query.ts';
import { walkByRank } from './rank-order.service.ts';
import type { Search, SearchPage } from './search.ts';

/** The first stage of a search is the ranked window. */
const firstStage = 1;

export type TierPage = Pick<SearchPage, 'ids' | 'next' | 'isRelaxed'>;

/**
 * Finds listings in tiers, the strictest first: what the thing is with all that was said of it, then with less, then by
 * the words of titles, categories and descriptions; within a tier the newest come first. A page may continue from one
 * tier into the next, and no listing is returned twice. Sorted by price or date only the first tier with results counts.
 */
export async function readTiers(
  db: Db,
  search: Search,
  { tiers, shown }: { tiers: Tier[]; shown: readonly number[] },
): Promise<TierPage> {
  if (tiers.length === 0) return { ids: [], next: null, isRelaxed: false };
  const [stage = firstStage, key = 0, id = 0] = search.after ?? [];
  const startTier = Math.max(0, stage - firstStage);
  const cursor = search.after ? orders[search.sort].after(key, id) : undefined;
  const prices = priceLimits(search);
  const limits = isByPrice(search.sort) ? prices : [];
  const fromCursor = await listRangeBuckets(db, search.sort, { cursor: search.after ? key : undefined, limits });
  const hasNextTier = cursor && startTier < tiers.length - 1;
  const fromStart = hasNextTier ? await listRangeBuckets(db, search.sort, { limits }) : fromCursor;
  const found: { tier: number; key: number; id: number }[] = [];
  // Tiers that found nothing under these filters need not be excluded from the next; those before a cursor may have.
  const earlier = tiers.slice(0, startTier);
  await byWordIndex(db, async (db) => {
    for (let tier = startTier; tier < tiers.length && found.length <= search.limit; tier += 1) {
      const reading = tiers[tier];
      const isStart = tier === startTier;
      const hasResults = found.length > 0 || search.after !== null || shown.length > 0;
      if (!reading || ((!isStart || shown.length > 0) && hasResults && isLastTier(search, tiers, tier))) break;
      const wanted = search.limit + 1 - found.length;
      const buckets = isStart ? fromCursor : fromStart;
      const conditions = [
        shown.length > 0 ? notInArray(productSearch.productId, [...shown]) : undefined,
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
  });
  const page = found.slice(0, search.limit);
  const last = page.at(-1);
  const first = tiers[page[0]?.tier ?? 0];
  return {
    ids: page.map((row) => row.id),
    next: found.length > search.limit && last ? [last.tier + firstStage, last.key, last.id] : null,
    isRelaxed: page.length > 0 && Boolean(first?.isRelaxed || first?.isOtherLook),
  };
}

/** Whether to stop before this tier: near things are shown only when nothing else is, and a sorted list is one tier. */
function isLastTier({ sort }: Search, tiers: Tier[], tier: number): boolean {
  return sort !== 'best' || (tiers[tier]?.isRelaxed === true && !tiers[tier - 1]?.isRelaxed);
}

/** Excludes earlier tiers through the index, because a check on the row would decompress its terms. */
function isInNone(tiers: Reading[], bucket: string | null): SQL | undefined {
  if (tiers.length === 0) return undefined;
  const any = or(...tiers.map((tier) => matches(tier, bucket)));
  return sql`${productSearch.productId} not in (select product_id from product_search where ${any})`;
}
