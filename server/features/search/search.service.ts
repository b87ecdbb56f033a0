import { and, arrayContains, asc, desc, eq, gte, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sorting } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { productSearch, searchWords } from '../../db/schema/search.ts';
import { closestWords } from './closest-words.ts';
import { readQuery } from './query.ts';
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
  after: number[] | null;
  limit: number;
}

export interface FoundIds {
  ids: number[];
  next: number[] | null;
}

const matches = (column: SQLWrapper, query: string) => sql`${column} @@ ${query}::tsquery`;

/**
 * Finds listings, the strictest reading first: the words side by side in the title, anywhere in the title, in other
 * words, anywhere at all, and last with typing mistakes mended; within each, the newest first.
 * A page goes on from one tier into the next, and no result comes twice.
 */
export async function searchProductIds(db: Db, search: Search): Promise<FoundIds> {
  const { tiers: strict, lastResort } = await tiersOf(db, search);
  const tiers = lastResort ? [...strict, lastResort] : strict;
  const [startTier = 0, key = 0, id = 0] = search.after ?? [];
  const found: { tier: number; key: number; id: number }[] = [];
  await byWordIndex(db, async (db) => {
    for (let tier = startTier; tier < tiers.length && found.length <= search.limit; tier += 1) {
      const isLastResort = lastResort !== null && tier === strict.length;
      if (isLastResort && startTier < tier && (found.length > 0 || search.after)) break;
      const rows = await db
        .select({ id: productSearch.productId, createdAt: productSearch.createdAt, price: productSearch.priceCents })
        .from(productSearch)
        .where(
          and(
            tiers[tier],
            isInNone(tiers.slice(0, tier)),
            ...narrowing(search),
            search.after && tier === startTier ? isAfter(search.sort, key, id) : undefined,
          ),
        )
        .orderBy(...order(search.sort))
        .limit(search.limit + 1 - found.length);
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

/** Asked of the index as well: to see by the row itself that it does not match means unpacking its terms. */
function isInNone(tiers: SQL[]): SQL | undefined {
  if (tiers.length === 0) return undefined;
  return sql`${productSearch.productId} not in (select product_id from product_search where ${or(...tiers)})`;
}

/** The readings of what was typed, the strictest first. In another order than 'best' there is one: all that match. */
async function tiersOf(db: Db, { text, sort }: Search): Promise<Tiers> {
  const strict = readQuery(text);
  if (!strict) return { tiers: [], lastResort: null };
  const mended = readQuery(text, await mendWords(db, strict.words));
  const loosest = mended ?? strict;
  const lastResort = loosest.most ? matches(productSearch.allTerms, loosest.most) : null;
  if (sort !== 'best') return { tiers: [matches(productSearch.allTerms, loosest.all)], lastResort };
  const { titleTerms, allTerms } = productSearch;
  const readings = [
    [titleTerms, strict.phrase],
    [titleTerms, strict.exact],
    [titleTerms, strict.all],
    [allTerms, strict.all],
    [titleTerms, loosest.all],
    [allTerms, loosest.all],
  ] as const;
  const different = readings.filter(
    ([column, query], at) => readings.findIndex((other) => other[0] === column && other[1] === query) === at,
  );
  return { tiers: different.map(([column, query]) => matches(column, query)), lastResort };
}

interface Tiers {
  tiers: SQL[];
  /** Tried when nothing else was found: better a part of what was meant than an empty page. */
  lastResort: SQL | null;
}

/** For each typed word that stands in no listing, the words it was probably meant to be. */
async function mendWords(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const doubtful = words.filter((word) => word.length >= 4);
  if (doubtful.length === 0) return new Map();
  const known = await db.select().from(searchWords).where(inArray(searchWords.word, doubtful));
  const unknown = doubtful.filter((word) => !known.some((row) => row.word === word)).slice(0, 4);
  const pairs = await Promise.all(
    unknown.map(async (word) => {
      const alike = await db
        .select()
        .from(searchWords)
        .where(sql`${searchWords.word} % ${word}`)
        .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, searchWords.word)
        .limit(40);
      return [
        word,
        closestWords(
          word,
          alike.map((row) => row.word),
        ),
      ] as const;
    }),
  );
  return new Map(pairs.filter(([, meant]) => meant.length > 0));
}

const isByPrice = (sort: Sorting) => sort === 'price_up' || sort === 'price_down';

function narrowing({ aisleId, sectionId, minCents, maxCents, country }: Search): (SQL | undefined)[] {
  return [
    sectionId === undefined ? undefined : eq(productSearch.sectionId, sectionId),
    aisleId === undefined ? undefined : eq(productSearch.aisleId, aisleId),
    minCents === undefined ? undefined : gte(productSearch.priceCents, minCents),
    maxCents === undefined ? undefined : lte(productSearch.priceCents, maxCents),
    country ? arrayContains(productSearch.countries, [country]) : undefined,
  ];
}

function order(sort: Sorting): SQL[] {
  if (sort === 'price_up') return [asc(productSearch.priceCents), asc(productSearch.productId)];
  if (sort === 'price_down') return [desc(productSearch.priceCents), desc(productSearch.productId)];
  return [desc(productSearch.createdAt), desc(productSearch.productId)];
}

function isAfter(sort: Sorting, key: number, id: number): SQL {
  if (sort === 'price_up')
    return sql`(${productSearch.priceCents}, ${productSearch.productId}) > (${key}::bigint, ${id})`;
  if (sort === 'price_down')
    return sql`(${productSearch.priceCents}, ${productSearch.productId}) < (${key}::bigint, ${id})`;
  return sql`(${productSearch.createdAt}, ${productSearch.productId}) < (${new Date(key).toISOString()}::timestamptz, ${id})`;
}
