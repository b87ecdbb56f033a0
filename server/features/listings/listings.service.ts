import { and, arrayContains, asc, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../../contracts/languages.ts';
import type { ListedProduct, listProducts } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { products } from '../../db/schema/listings.ts';
import { searchProductIds } from '../search/search.service.ts';
import { findLiveProducts, readCards, readCardsOf, readProductId } from './cards.ts';
import { readCursor, writeCursor } from './cursor.ts';

type Product = typeof products.$inferSelect;
export type ListQuery = z.output<typeof listProducts.body>;

export interface ProductPage {
  products: ListedProduct[];
  nextCursor: string | null;
}

const categoryId = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : -1);
const isByPrice = (sort: ListQuery['sort']) => sort === 'price_up' || sort === 'price_down';
const cents = (dollars: number) => Math.round(dollars * 100);

/** One page of live listings: found by words when some were typed, by category and order otherwise. */
export async function listLiveProducts(db: Db, query: ListQuery): Promise<ProductPage> {
  if (!query.q.trim()) return browse(db, query);
  const page = await searchProductIds(db, {
    text: query.q,
    aisleId: query.category_id ? categoryId(query.category_id) : undefined,
    sectionId: query.sub_category_id ? categoryId(query.sub_category_id) : undefined,
    minCents: query.min_price === undefined ? undefined : cents(query.min_price),
    maxCents: query.max_price === undefined ? undefined : cents(query.max_price),
    country: query.country,
    sort: query.sort,
    after: query.cursor ? readCursor(query.cursor, 3) : null,
    limit: query.limit,
  });
  return {
    products: await readCardsOf(db, page.ids, query.language),
    nextCursor: page.next ? writeCursor(page.next) : null,
  };
}

/** One row more than asked tells whether there is a next page; nothing is ever counted. */
async function browse(db: Db, query: ListQuery): Promise<ProductPage> {
  const after = query.cursor ? readCursor(query.cursor, 2) : null;
  const conditions = and(products.isLive, ...narrowing(query), after ? isAfter(query.sort, after) : undefined);
  const page = sql`select id, ${isByPrice(query.sort) ? products.priceCents : inMilliseconds(products.createdAt)} as key
    from ${products} where ${conditions} order by ${sql.join(order(query.sort), sql`, `)} limit ${sql.raw(String(query.limit + 1))}`;
  return readPage(db, page, query.language, query.limit);
}

/** A page of cards; `page` is a query that gives `id` and `key` in order, one row more than the limit. */
export async function readPage(db: Db, page: SQL, language: Language, limit: number): Promise<ProductPage> {
  const cards = await readCards(db, page, language);
  const shown = cards.slice(0, limit);
  const last = shown.at(-1);
  return {
    products: shown.map(({ card }) => card),
    nextCursor: cards.length > limit && last ? writeCursor([last.key, Number(last.card.id)]) : null,
  };
}

/** A time as the number that goes into a cursor. */
export function inMilliseconds(column: SQLWrapper): SQL {
  return sql`(extract(epoch from ${column}) * 1000)::bigint`;
}

/** The live product that an id in an address names, or null. */
export async function findLiveProduct(db: Db, idText: string): Promise<Product | null> {
  const id = readProductId(idText);
  const [product] = id === null ? [] : await findLiveProducts(db, [id]);
  return product ?? null;
}

/** Where the page before ended, for lists in two-part order. */
export const readPageMarker = (text: string) => readCursor(text, 2);
export const writePageMarker = (key: number, id: number) => writeCursor([key, id]);

/** The id of a listing in an address; null for anything that cannot be one. */
export const readListingId = (text: string) => readProductId(text);

/** The narrower level alone is enough where it is given: a section stands in one aisle only. */
function narrowing(query: ListQuery): (SQL | undefined)[] {
  const aisle = query.category_id ? eq(products.aisleId, categoryId(query.category_id)) : undefined;
  const section = query.sub_category_id ? eq(products.sectionId, categoryId(query.sub_category_id)) : undefined;
  return [
    section,
    aisle,
    query.min_price === undefined ? undefined : gte(products.priceCents, cents(query.min_price)),
    query.max_price === undefined ? undefined : lte(products.priceCents, cents(query.max_price)),
    query.country ? arrayContains(products.countries, [query.country]) : undefined,
  ];
}

function order(sort: ListQuery['sort']): SQL[] {
  if (sort === 'price_up') return [asc(products.priceCents), asc(products.id)];
  if (sort === 'price_down') return [desc(products.priceCents), desc(products.id)];
  return [desc(products.createdAt), desc(products.id)];
}

function isAfter(sort: ListQuery['sort'], [key = 0, id = 0]: number[]): SQL {
  if (sort === 'price_up') return sql`(${products.priceCents}, ${products.id}) > (${key}::bigint, ${id})`;
  if (sort === 'price_down') return sql`(${products.priceCents}, ${products.id}) < (${key}::bigint, ${id})`;
  return sql`(${products.createdAt}, ${products.id}) < (${new Date(key).toISOString()}::timestamptz, ${id})`;
}
