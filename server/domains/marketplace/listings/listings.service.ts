import { and, arrayContains, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../../../contracts/languages.ts';
import type { ListedProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, type Keyset, keyset, readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { searchProductIds } from '../search/search.service.ts';
import { findLiveProducts, readCards, readCardsByIds, readProductId } from './cards.service.ts';

type Product = typeof products.$inferSelect;
export type ListQuery = z.output<typeof listProducts.body>;

export interface ProductPage {
  products: ListedProduct[];
  nextCursor: string | null;
}

/** A page of a list that may be searched. */
export interface SearchedPage extends ProductPage {
  /** What was searched for instead of a mistyped text, or null. */
  correctedQuery: string | null;
  isRelaxed: boolean;
}

const categoryId = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : -1);
const cents = (dollars: number) => Math.round(dollars * 100);

const newestFirst = keyset(products.createdAt, products.id, 'desc');
const orders: Record<ListQuery['sort'], Keyset> = {
  best: newestFirst,
  newest: newestFirst,
  price_up: keyset(products.priceCents, products.id, 'asc'),
  price_down: keyset(products.priceCents, products.id, 'desc'),
};

/** One page of live listings: from the search index if there is a query or a product type, otherwise by category and order. */
export async function listLiveProducts(db: Db, query: ListQuery): Promise<SearchedPage> {
  if (!query.q.trim() && !query.product_type)
    return { ...(await browse(db, query)), correctedQuery: null, isRelaxed: false };
  const page = await searchProductIds(db, {
    text: query.q,
    language: query.language,
    isExact: query.exact,
    topCategoryId: query.category_id ? categoryId(query.category_id) : undefined,
    subCategoryId: query.sub_category_id ? categoryId(query.sub_category_id) : undefined,
    minCents: query.min_price === undefined ? undefined : cents(query.min_price),
    maxCents: query.max_price === undefined ? undefined : cents(query.max_price),
    country: query.country,
    productType: query.product_type || undefined,
    inStock: query.in_stock,
    sort: query.sort,
    after: query.cursor ? readCursor(query.cursor, 3) : null,
    limit: query.limit,
  });
  return {
    products: await readCardsByIds(db, page.ids, query.language),
    nextCursor: page.next ? writeCursor(page.next) : null,
    correctedQuery: page.correctedQuery,
    isRelaxed: page.isRelaxed,
  };
}

function browse(db: Db, query: ListQuery): Promise<ProductPage> {
  const order = orders[query.sort];
  const conditions = and(products.isLive, ...filtersOf(query), order.afterCursor(query.cursor));
  return readPage(db, { from: sql`${products}`, conditions, order, language: query.language, limit: query.limit });
}

interface PageQuery {
  /** The products table, possibly joined with others. */
  from: SQL;
  conditions: SQL | undefined;
  order: Keyset;
  language: Language;
  limit: number;
}

/** A page of cards, without a total count. */
export async function readPage(db: Db, { from, conditions, order, language, limit }: PageQuery): Promise<ProductPage> {
  const rows = sql`select ${products.id}, ${order.key} as key from ${from} where ${conditions}
    order by ${sql.join(order.order, sql`, `)} limit ${sql.raw(String(limit + 1))}`;
  const cards = await readCards(db, rows, language);
  const { page, nextCursor } = cutPage(cards, limit, ({ key, card }) => [key, Number(card.id)]);
  return { products: page.map(({ card }) => card), nextCursor };
}

/** The live product with an id from a URL, or null. */
export async function findLiveProduct(db: Db, idText: string): Promise<Product | null> {
  const id = readProductId(idText);
  const [product] = id === null ? [] : await findLiveProducts(db, [id]);
  return product ?? null;
}

/** Parses a listing id from a URL; null if it is invalid. */
export const readListingId = (text: string) => readProductId(text);

function filtersOf(query: ListQuery): (SQL | undefined)[] {
  const topCategory = query.category_id ? eq(products.topCategoryId, categoryId(query.category_id)) : undefined;
  const section = query.sub_category_id ? eq(products.subCategoryId, categoryId(query.sub_category_id)) : undefined;
  return [
    section,
    topCategory,
    query.min_price === undefined ? undefined : gte(products.priceCents, cents(query.min_price)),
    query.max_price === undefined ? undefined : lte(products.priceCents, cents(query.max_price)),
    query.country ? arrayContains(products.countries, [query.country]) : undefined,
    query.in_stock ? gt(products.stock, 0) : undefined,
  ];
}
