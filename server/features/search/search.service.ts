import { and, arrayContains, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Sorting } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { productSearch } from '../../db/schema/search.ts';
import { correctTypos } from './correct-typos.ts';
import { isByPrice, orders } from './order.ts';
import { readQuery } from './query.ts';
import { listRangeBuckets, matches, queryBuckets, type Reading } from './range-buckets.ts';
import { byWordIndex } from './word-index.ts';

export interface Search {
  text: string;
  aisleId: number | undefined;
  sectionId: number | undefined;
  minCents: number | undefined;
  maxCents: number | undefined;
  country: string | undefined;
  sort: Sorting;
  /** Tier, sort key and id of the last result of the page before. */
  after: readonly number[] | null;
  limit: number;
}

export interface SearchPage {
  ids: number[];
  next: number[] | null;
}

/**
 * Finds listings in tiers, the strictest first: the words as a phrase in the title, anywhere in the title, by synonyms,
 * anywhere in the listing, and last with typos corrected; within a tier the newest come first.
 * A page may continue from one tier into the next, and no listing is returned twice.
 */
export async function searchProductIds(db: Db, search: Search): Promise<SearchPage> {
  const { tiers: strict, lastResort } = await tiersOf(db, search);
  if (strict.length === 0) return { ids: [], next: null };
  const tiers = lastResort ? [...strict, lastResort] : strict;
  const [startTier = 0, key = 0, id = 0] = search.after ?? [];
  const cursor = search.after ? orders[search.sort].after(key, id) : undefined;
  const prices = priceLimits(search);
  const limits = isByPrice(search.sort) ? prices : [];
  const fromCursor = await listRangeBuckets(db, search.sort, { cursor: search.after ? key : undefined, limits });
  // The last resort is never reached from a cursor.
  const hasNextTier = cursor && startTier < strict.length - 1;
  const fromStart = hasNextTier ? await listRangeBuckets(db, search.sort, { limits }) : fromCursor;
  const found: { tier: number; key: number; id: number }[] = [];
  await byWordIndex(db, async (db) => {
    for (let tier = startTier; tier < tiers.length && found.length <= search.limit; tier += 1) {
      const reading = tiers[tier];
      const isLastResort = lastResort !== null && tier === strict.length;
      if (!reading || (isLastResort && startTier < tier && (found.length > 0 || search.after))) break;
      const isStart = tier === startTier;
      const wanted = search.limit + 1 - found.length;
      const buckets = isStart ? fromCursor : fromStart;
      const rows = await queryBuckets(reading, { buckets, wanted }, (bucket) =>
        db
          .select({ id: productSearch.productId, createdAt: productSearch.createdAt, price: productSearch.priceCents })
          .from(productSearch)
          .where(
            and(
              matches(reading, bucket),
              isInNone(tiers.slice(0, tier), bucket),
              ...prices,
              ...filtersOf(search),
              isStart ? cursor : undefined,
            ),
          )
          .orderBy(...orders[search.sort].order)
          .limit(wanted),
      );
      found.push(
        ...rows.map((row) => ({ tier, key: isByPrice(search.sort) ? row.price : row.createdAt.getTime(), id: row.id })),
      );
    }
  });
  const page = found.slice(0, search.limit);
  const last = page.at(-1);
  return {
    ids: page.map((row) => row.id),
    next: found.length > search.limit && last ? [last.tier, last.key, last.id] : null,
  };
}

/** Excludes earlier tiers through the index, because a check on the row would decompress its terms. */
function isInNone(tiers: Reading[], bucket: string | null): SQL | undefined {
  if (tiers.length === 0) return undefined;
  const any = or(...tiers.map((tier) => matches(tier, bucket)));
  return sql`${productSearch.productId} not in (select product_id from product_search where ${any})`;
}

/** The tiers of a query, the strictest first. Sorted by anything but 'best' there is only one, with all matches. */
async function tiersOf(db: Db, { text, sort }: Search): Promise<Tiers> {
  const strict = readQuery(text);
  if (!strict) return { tiers: [], lastResort: null };
  const corrected = readQuery(text, await correctTypos(db, strict.words));
  const loosest = corrected ?? strict;
  const inTitle = (query: string): Reading => ({ column: productSearch.titleTerms, query });
  const anywhere = (query: string): Reading => ({ column: productSearch.allTerms, query });
  const lastResort = loosest.most ? anywhere(loosest.most) : null;
  if (sort !== 'best') return { tiers: [anywhere(loosest.all)], lastResort };
  const readings = [
    inTitle(strict.phrase),
    inTitle(strict.exact),
    inTitle(strict.all),
    anywhere(strict.all),
    inTitle(loosest.all),
    anywhere(loosest.all),
  ];
  const different = readings.filter(
    ({ column, query }, at) => readings.findIndex((other) => other.column === column && other.query === query) === at,
  );
  return { tiers: different, lastResort };
}

interface Tiers {
  tiers: Reading[];
  /** Tried when nothing else was found, since a partial match is better than an empty page. */
  lastResort: Reading | null;
}

function priceLimits({ minCents, maxCents }: Search): (SQL | undefined)[] {
  return [
    minCents === undefined ? undefined : gte(productSearch.priceCents, minCents),
    maxCents === undefined ? undefined : lte(productSearch.priceCents, maxCents),
  ];
}

function filtersOf({ aisleId, sectionId, country }: Search): (SQL | undefined)[] {
  return [
    sectionId === undefined ? undefined : eq(productSearch.sectionId, sectionId),
    aisleId === undefined ? undefined : eq(productSearch.aisleId, aisleId),
    country ? arrayContains(productSearch.countries, [country]) : undefined,
  ];
}
