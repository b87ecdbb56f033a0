import { and, arrayContains, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Language } from '../../../../contracts/languages.ts';
import type {
  countProducts,
  ListedProduct,
  listProducts,
  Sorting,
} from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, type Keyset, keyset, readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productRanks } from '../../../schema/marketplace/product-ranks.ts';
import { isRated } from '../search/filters.ts';
import { type CardWithKey, readCards } from './cards.service.ts';

/** What a list is asked for. */
export type ListQuery = z.output<typeof listProducts.body>;
export type CountQuery = z.output<typeof countProducts.body>;

export interface ProductPage {
  products: ListedProduct[];
  nextCursor: string | null;
}

export const categoryNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : -1);
export const toCents = (dollars: number) => Math.round(dollars * 100);

type RankSorting = Extract<Sorting, 'rating' | 'sold'>;

const newestFirst = keyset(products.createdAt, products.id, 'desc');
const orders: Record<Exclude<Sorting, RankSorting>, Keyset> = {
  best: newestFirst,
  newest: newestFirst,
  price_up: keyset(products.priceCents, products.id, 'asc'),
  price_down: keyset(products.priceCents, products.id, 'desc'),
};

/** One page of live listings by category and order, without words to search for. */
export function browse(db: Db, query: ListQuery): Promise<ProductPage> {
  const { sort, language, limit } = query;
  if (sort === 'rating' || sort === 'sold') return browseByRank(db, query, sort);
  const order = orders[sort];
  const conditions = and(products.isLive, ...filtersOf(query), order.afterCursor(query.cursor));
  return readPage(db, { from: sql`${products}`, conditions, order, language, limit });
}

/** How many products a page of `browse` comes from, up to a limit. */
export async function countBrowsed(db: Db, query: CountQuery, limit: number): Promise<number> {
  const conditions = and(products.isLive, ...filtersOf(query));
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${products} where ${conditions} limit ${sql.raw(String(limit))}) as counted`);
  return rows[0]?.count ?? 0;
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
  const cards = await readCards(db, rowsOf({ from, conditions, order, limit: limit + 1 }), language);
  const { page, nextCursor } = cutPage(cards, limit, ({ key, card }) => [key, Number(card.id)]);
  return { products: page.map(({ card }) => card), nextCursor };
}

const rowsOf = ({ from, conditions, order, limit }: Omit<PageQuery, 'language'>) =>
  sql`select ${products.id}, ${order.key} as key from ${from} where ${conditions}
    order by ${sql.join(order.order, sql`, `)} limit ${sql.raw(String(limit))}`;

const ranks: Record<RankSorting, PgColumn> = { rating: productRanks.ratingScore, sold: productRanks.soldCount };
const [ranked, unranked] = [1, 0];

/** First what has a rank, the highest first, by the small table of ranks; then the rest, newest first. */
async function browseByRank(db: Db, query: ListQuery, sort: RankSorting): Promise<ProductPage> {
  const { language, limit } = query;
  const [stage = ranked, key = 0, id = 0] = query.cursor ? readCursor(query.cursor, 3) : [];
  const rank = ranks[sort];
  const hasRank = sort === 'rating' ? sql`product_ranks.rating > 0` : sql`product_ranks.sold_count > 0`;
  const byRank = keyset(rank, productRanks.productId, 'desc');
  const isAfter = (order: Keyset, of: number) => (query.cursor && stage === of ? order.after(key, id) : undefined);
  const found: (CardWithKey & { stage: number })[] = [];
  const read = async (of: number, page: Omit<PageQuery, 'language' | 'limit'>) => {
    const cards = await readCards(db, rowsOf({ ...page, limit: limit + 1 - found.length }), language);
    found.push(...cards.map((card) => ({ ...card, stage: of })));
  };
  if (stage === ranked) {
    await read(ranked, {
      from: sql`${productRanks} join ${products} on ${products.id} = ${productRanks.productId}`,
      conditions: and(
        hasRank,
        query.sub_category_id ? eq(productRanks.subCategoryId, categoryNumber(query.sub_category_id)) : undefined,
        query.category_id ? eq(productRanks.topCategoryId, categoryNumber(query.category_id)) : undefined,
        products.isLive,
        ...filtersOf(query),
        isAfter(byRank, ranked),
      ),
      order: byRank,
    });
  }
  if (found.length <= limit) {
    const isUnranked = sql`not exists (select from product_ranks where product_id = ${products.id} and ${hasRank})`;
    await read(unranked, {
      from: sql`${products}`,
      conditions: and(products.isLive, isUnranked, ...filtersOf(query), isAfter(newestFirst, unranked)),
      order: newestFirst,
    });
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    products: page.map(({ card }) => card),
    nextCursor: last && found.length > limit ? writeCursor([last.stage, last.key, Number(last.card.id)]) : null,
  };
}

function filtersOf(query: CountQuery): (SQL | undefined)[] {
  const topCategory = query.category_id ? eq(products.topCategoryId, categoryNumber(query.category_id)) : undefined;
  const section = query.sub_category_id ? eq(products.subCategoryId, categoryNumber(query.sub_category_id)) : undefined;
  return [
    section,
    topCategory,
    query.min_price === undefined ? undefined : gte(products.priceCents, toCents(query.min_price)),
    query.max_price === undefined ? undefined : lte(products.priceCents, toCents(query.max_price)),
    query.country ? arrayContains(products.offeredIn, [query.country]) : undefined,
    query.in_stock ? gt(products.stock, 0) : undefined,
    query.min_rating === undefined ? undefined : isRated(sql`${products.id}`, query.min_rating),
  ];
}
