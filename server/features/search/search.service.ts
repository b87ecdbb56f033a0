import { and, arrayContains, asc, desc, eq, gte, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sorting } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { productSearch, searchWords } from '../../db/schema/search.ts';
import { closestWords } from './closest-words.ts';
import { readQuery } from './query.ts';

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
 * Finds listings, the strictest reading first: the words side by side in the title, anywhere in the title,
 * anywhere at all, and last with typing mistakes mended; within each, the newest first.
 * A page goes on from one tier into the next, and no result comes twice.
 */
export async function searchProductIds(db: Db, search: Search): Promise<FoundIds> {
  const tiers = await tiersOf(db, search);
  const [startTier = 0, key = 0, id = 0] = search.after ?? [];
  const found: { tier: number; key: number; id: number }[] = [];
  for (let tier = startTier; tier < tiers.length && found.length <= search.limit; tier += 1) {
    const rows = await db
      .select({ id: productSearch.productId, createdAt: productSearch.createdAt, price: productSearch.priceCents })
      .from(productSearch)
      .where(
        and(
          tiers[tier],
          ...tiers.slice(0, tier).map((stricter) => sql`not (${stricter})`),
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
  const page = found.slice(0, search.limit);
  const last = page.at(-1);
  return {
    ids: page.map((row) => row.id),
    next: found.length > search.limit && last ? [last.tier, last.key, last.id] : null,
  };
}

/** The readings of what was typed. Sorted by price there is only one: all that match, whatever the reading. */
async function tiersOf(db: Db, { text, sort }: Search): Promise<SQL[]> {
  const strict = readQuery(text);
  if (!strict) return [];
  const mended = readQuery(text, await mendWords(db, strict.words));
  const anywhere = matches(productSearch.allTerms, strict.all);
  const withMistakes = mended && mended.all !== strict.all ? [matches(productSearch.allTerms, mended.all)] : [];
  if (sort !== 'best') return [withMistakes[0] ?? anywhere];
  const inTitle = matches(productSearch.titleTerms, strict.all);
  const sideBySide = strict.phrase === strict.all ? [] : [matches(productSearch.titleTerms, strict.phrase)];
  return [...sideBySide, inTitle, anywhere, ...withMistakes];
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
  if (sort === 'price_up') return sql`(${productSearch.priceCents}, ${productSearch.productId}) > (${key}, ${id})`;
  if (sort === 'price_down') return sql`(${productSearch.priceCents}, ${productSearch.productId}) < (${key}, ${id})`;
  return sql`(${productSearch.createdAt}, ${productSearch.productId}) < (${new Date(key).toISOString()}::timestamptz, ${id})`;
}
