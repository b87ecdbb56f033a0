import { and, or, type SQL, sql } from 'drizzle-orm';
import { understand } from '../../../../catalog/vocabulary/understand.ts';
import type { Db } from '../../../platform/db/database.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { filterReading, filtersOf, priceLimits } from './filters.ts';
import {
  byWordIndex,
  isByPrice,
  listRangeBuckets,
  matches,
  orders,
  queryBuckets,
  type Reading,
} from './index/range-buckets.ts';
import { correctTypos } from './query/correct-typos.ts';
import { type Tier, tiersOf } from './query/query.ts';
import type { Search, SearchPage } from './search.ts';

/**
 * Finds listings in tiers, the strictest first: what the thing is with all that was said of it, then with less, then by
 * the words of titles, categories and descriptions; within a tier the newest come first. A page may continue from one
 * tier into the next, and no listing is returned twice. Sorted by price or date only the first tier with results counts.
 */
export async function searchProductIds(db: Db, typed: Search): Promise<SearchPage> {
  const { search, tiers, correctedQuery } = await readSearch(db, typed);
  return { ...(await readTiers(db, search, tiers)), correctedQuery };
}

async function readTiers(db: Db, search: Search, tiers: Tier[]): Promise<Omit<SearchPage, 'correctedQuery'>> {
  if (tiers.length === 0) return { ids: [], next: null, isRelaxed: false };
  const [startTier = 0, key = 0, id = 0] = search.after ?? [];
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
      if (!reading || (!isStart && isLastTier(search, tiers, { tier, found: found.length }))) break;
      const wanted = search.limit + 1 - found.length;
      const buckets = isStart ? fromCursor : fromStart;
      const rows = await queryBuckets(reading, { buckets, wanted }, (bucket) =>
        db
          .select({ id: productSearch.productId, key: sql<string>`${orders[search.sort].key}` })
          .from(productSearch)
          .where(
            and(
              matches(reading, bucket),
              isInNone(earlier, bucket),
              ...prices,
              ...filtersOf(search),
              isStart ? cursor : undefined,
            ),
          )
          .orderBy(...orders[search.sort].order)
          .limit(wanted),
      );
      if (rows.length > 0 || (isStart && cursor)) earlier.push(reading);
      found.push(...rows.map((row) => ({ tier, key: Number(row.key), id: row.id })));
    }
  });
  const page = found.slice(0, search.limit);
  const last = page.at(-1);
  const first = tiers[page[0]?.tier ?? 0];
  return {
    ids: page.map((row) => row.id),
    next: found.length > search.limit && last ? [last.tier, last.key, last.id] : null,
    isRelaxed: page.length > 0 && Boolean(first?.isRelaxed || first?.isOtherLook),
  };
}

/** Whether to stop before this tier: near things are shown only when nothing else is, and a sorted list is one tier. */
function isLastTier({ sort, after }: Search, tiers: Tier[], { tier, found }: { tier: number; found: number }): boolean {
  const hasResults = found > 0 || after !== null;
  return hasResults && (sort !== 'best' || (tiers[tier]?.isRelaxed === true && !tiers[tier - 1]?.isRelaxed));
}

/** What was typed, understood, with its mistakes corrected where the words occur nowhere. */
async function readSearch(db: Db, typed: Search) {
  const text = typed.text.slice(0, maxLength);
  const understanding = understand(text, typed.language);
  const corrected = typed.isExact ? null : await correctTypos(db, understanding, typed.language);
  const shown = corrected === null ? understanding : understand(corrected, typed.language);
  const search = {
    ...typed,
    sort: shown.wantsCheap && typed.sort === 'best' ? ('price_up' as const) : typed.sort,
  };
  return {
    search,
    tiers: text.trim() ? tiersOf(corrected ?? text, shown, search.sort !== 'best') : filterTiers(typed),
    correctedQuery: corrected,
  };
}

/** Without a text everything is found that the filters leave. */
function filterTiers(search: Search): Tier[] {
  const reading = filterReading(search);
  return reading ? [{ ...reading, isRelaxed: false }] : [];
}

/** Longer texts are cut, because nobody types them. */
const maxLength = 200;

/** Excludes earlier tiers through the index, because a check on the row would decompress its terms. */
function isInNone(tiers: Reading[], bucket: string | null): SQL | undefined {
  if (tiers.length === 0) return undefined;
  const any = or(...tiers.map((tier) => matches(tier, bucket)));
  return sql`${productSearch.productId} not in (select product_id from product_search where ${any})`;
}
