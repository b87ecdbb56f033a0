import type { QueryFilters } from '../../../../catalog/query-filters/read-query-filters.ts';
import { type ExplainedProduct, maxProductCount, type SaidFilter } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { byWordIndex } from '../search/index/range-buckets.ts';
import { nearnesses } from '../search/query/query.ts';
import {
  type PlannedSearch,
  planSearch,
  type ReadQuery,
  readQuery,
  runSearch,
  understandQuery,
} from '../search/search.service.ts';
import type { SearchPage } from '../search/search.ts';
import {
  browse,
  type CountQuery,
  categoryNumber,
  countBrowsed,
  type ListQuery,
  type ProductPage,
  toCents,
} from './browse.service.ts';
import { findLiveProducts, readCardsByIds, readProductId } from './cards.service.ts';
import { describeSaid, type Limits, limitsOf, readSaid, type Way, waysToSearch } from './said-filters.service.ts';

type Product = typeof products.$inferSelect;

/** A page of a list that may be searched. */
export interface SearchedPage extends ProductPage {
  /** What was searched for instead of a mistyped text, or null. */
  correctedQuery: string | null;
  isRelaxed: boolean;
  saidFilters: SaidFilter[];
  /** Words that no product has and that were set aside. */
  without: string[];
  explanation: ExplainedProduct[] | null;
}

/** One page of live listings: from the search index if there are words or filters by terms, otherwise by category and order. */
export async function listLiveProducts(db: Db, query: ListQuery): Promise<SearchedPage> {
  const said = readSaid(query);
  if (!needsIndex(query, said)) {
    const page = await browse(db, { ...query, ...limitsOf(query, said) });
    const saidFilters = describeSaid(query.q, said, []);
    return { ...page, correctedQuery: null, isRelaxed: false, saidFilters, without: [], explanation: null };
  }
  const { level, cursor } = readLevel(query.cursor);
  const { page, unmet, usedLevel } = await searchRelaxing(db, { query, said, cursor, level });
  return {
    products: await readCardsByIds(db, page.ids, query.language),
    nextCursor: page.next ? writeLevel(usedLevel, writeCursor(page.next)) : null,
    correctedQuery: page.correctedQuery,
    isRelaxed: page.nearness > nearnesses.asked || unmet.length > 0,
    saidFilters: describeSaid(query.q, said, unmet),
    without: page.without ?? [],
    explanation: query.explain ? explain(page) : null,
  };
}

/** What each product of a page got for each word; those after the ranked ones have no score. */
function explain({ ids, explanation = [] }: SearchPage): ExplainedProduct[] {
  const explained = new Map(explanation.map(({ id, score, parts }) => [id, { score, parts }]));
  return ids.map((id) => ({ id: String(id), ...(explained.get(id) ?? { score: null, parts: [] }) }));
}

/** The number of products of a list, counted up to a thousand and not further. */
export async function countLiveProducts(db: Db, query: CountQuery): Promise<{ count: number; isMore: boolean }> {
  const said = readSaid(query);
  if (!needsIndex(query, said)) {
    const count = await countBrowsed(db, { ...query, ...limitsOf(query, said) }, maxProductCount + 1);
    return { count: Math.min(count, maxProductCount), isMore: count > maxProductCount };
  }
  const { page } = await searchRelaxing(db, {
    query: { ...query, limit: maxProductCount, explain: false },
    said,
    cursor: undefined,
    level: 0,
  });
  return { count: page.ids.length, isMore: page.next !== null };
}

const needsIndex = (query: CountQuery, said: QueryFilters) =>
  Boolean(said.text || query.product_type || query.colour || query.material || limitsOf(query, said).condition);

interface Relaxing {
  query: ListQuery;
  said: QueryFilters;
  cursor: string | undefined;
  /** How many ways of relaxing were needed for the page before. */
  level: number;
}

interface Relaxed {
  page: SearchPage;
  unmet: Way['unmet'];
  usedLevel: number;
}

/**
 * Searches with all that the words ask for, and where nothing matches, without the price or the condition: the same for
 * more is nearer than something else for less.
 */
async function searchRelaxing(db: Db, { query, said, cursor, level }: Relaxing): Promise<Relaxed> {
  const ways = waysToSearch(query, said);
  const { language, exact: isExact } = query;
  const understood = understandQuery({ text: said.text, language, isExact });
  const plan = (at: number, changes: Partial<ListQuery>, other?: PlannedSearch) => {
    const { limits, sort } = ways[at] as Way;
    const bySort = query.sort === 'best' ? (sort ?? query.sort) : query.sort;
    const asked = { ...query, q: said.text, cursor, sort: bySort, ...changes };
    const showsSection = ways.length === 1;
    return planSearch(db, { ...toSearch(asked, limits), showsSection }, understood, other);
  };
  const first = Math.min(level, ways.length - 1);
  const planned = await plan(first, {});
  const { read, page } = await byWordIndex(db, async (db) => {
    const read = await readQuery(db, understood);
    return { read, page: await runSearch(db, planned, read) };
  });
  const run = (planned: PlannedSearch) => byWordIndex(db, (db) => runSearch(db, planned, read));
  const asAsked = { page, unmet: ways[first]?.unmet ?? [], usedLevel: first };
  if (cursor || ways.length === 1 || distanceOf(page) === nearnesses.asked) return asAsked;
  const probes: PlannedSearch[] = [];
  // How near a way leads is judged by all words; an order by price would pass over them.
  for (let at = 1; at < ways.length; at += 1) probes.push(await plan(at, { sort: query.sort, limit: 1 }, planned));
  const nearest = await byWordIndex(db, (db) => nearestWay(db, probes, { read, distance: distanceOf(page) }));
  if (nearest === null) return asAsked;
  const inOrder = await run(await plan(nearest, {}));
  const found = inOrder.ids.length > 0 ? inOrder : await run(await plan(nearest, { sort: query.sort }, planned));
  return { page: found, unmet: ways[nearest]?.unmet ?? [], usedLevel: nearest };
}

/** The first of the ways that leads to what was asked for, or the nearest; null where none is nearer than all that was asked. */
async function nearestWay(
  db: Db,
  probes: readonly PlannedSearch[],
  { read, distance }: { read: ReadQuery; distance: number },
): Promise<number | null> {
  let nearest: { at: number; distance: number } | null = null;
  for (const [at, probe] of probes.entries()) {
    const other = distanceOf(await runSearch(db, probe, read));
    if (other < (nearest?.distance ?? distance)) nearest = { at: at + 1, distance: other };
    if (other === nearnesses.asked) break;
  }
  return nearest?.at ?? null;
}

/** How far what a page shows is from what was asked for; nothing is the farthest. */
const distanceOf = ({ ids, nearness }: SearchPage): number => (ids.length === 0 ? Infinity : nearness);

/** The further pages of a relaxed list are read as its first one was. */
const writeLevel = (level: number, cursor: string) => (level === 0 ? cursor : `${level}.${cursor}`);

function readLevel(text: string | undefined): { level: number; cursor: string | undefined } {
  const [, level, cursor] = /^(?:([1-4])\.)?(.*)$/s.exec(text ?? '') ?? [];
  return { level: Number(level ?? 0), cursor: cursor || undefined };
}

function toSearch(query: ListQuery, limits: Limits) {
  return {
    text: query.q,
    language: query.language,
    isExact: query.exact,
    topCategoryId: query.category_id ? categoryNumber(query.category_id) : undefined,
    subCategoryId: query.sub_category_id ? categoryNumber(query.sub_category_id) : undefined,
    minCents: limits.min_price === undefined ? undefined : toCents(limits.min_price),
    maxCents: limits.max_price === undefined ? undefined : toCents(limits.max_price),
    country: query.country,
    productType: query.product_type || undefined,
    condition: limits.condition,
    colour: query.colour,
    material: query.material,
    minRating: query.min_rating,
    inStock: limits.in_stock,
    sort: query.sort,
    after: query.cursor ? readCursor(query.cursor, 3) : null,
    limit: query.limit,
    explains: query.explain,
  };
}

/** The live product with an id from a URL, or null. */
export async function findLiveProduct(db: Db, idText: string): Promise<Product | null> {
  const id = readProductId(idText);
  const [product] = id === null ? [] : await findLiveProducts(db, [id]);
  return product ?? null;
}

/** Parses a listing id from a URL; null if it is invalid. */
export const readListingId = (text: string) => readProductId(text);
