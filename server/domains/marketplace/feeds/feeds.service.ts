import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contracts/languages.ts';
import type { ProductRecord } from '../../../../contracts/marketplace/listings.ts';
import { reductionDays } from '../../../../contracts/marketplace/price-rules.ts';
import { cleanLine, cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keyset, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productRanks } from '../../../schema/marketplace/product-ranks.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { recordColumns, toRecord } from '../listings/product-record.service.ts';

/** Which goods a feed has: those of a shop or of all, with their texts in a language. */
export interface FeedScope {
  sellerId: number | null;
  language: Language;
  /** The goods after this one; from the newest without it. */
  cursor: string | undefined;
}

/** A record with when it was first offered. */
export type FeedItem = ProductRecord & { createdAt: Date };

const newestFirst = keyset(products.createdAt, products.id, 'desc');
const english = alias(productTexts, 'english');
const own = alias(productTexts, 'own');

/** Live listings that somebody can buy, as the page offers them; what is sold out stays and says so. */
const goodsOf = ({ sellerId, cursor }: FeedScope): SQL | undefined =>
  and(
    products.isLive,
    sql`${products.countries} && ${products.offeredIn}`,
    sellerId === null ? undefined : eq(products.sellerId, sellerId),
    newestFirst.afterCursor(cursor),
  );

const ownText = ({ language }: FeedScope) => and(eq(own.productId, products.id), eq(own.language, language));
const englishText = and(eq(english.productId, products.id), eq(english.language, 'en'));

/** The next goods of a feed, read by one statement, and where they end. */
export async function readFeedPart(db: Db, scope: FeedScope, limit: number) {
  const rows = await db
    .select({
      ...recordColumns,
      english: { title: english.title, description: english.description },
      text: { title: own.title, description: own.description },
      sold: sql<number>`coalesce(${productRanks.soldCount}, 0)`,
    })
    .from(products)
    .innerJoin(accounts, eq(accounts.id, products.sellerId))
    .innerJoin(english, englishText)
    .leftJoin(own, ownText(scope))
    .leftJoin(productRanks, eq(productRanks.productId, products.id))
    .leftJoin(shippingProfiles, eq(shippingProfiles.sellerId, products.sellerId))
    .where(goodsOf(scope))
    .orderBy(...newestFirst.order)
    .limit(limit);
  const last = rows.at(-1)?.product;
  return {
    items: rows.map((row): FeedItem => {
      const record = toRecord(row, scope.language);
      const { title, description } = record;
      // Texts of the first versions were stored as they came.
      const texts = { title: cleanLine(title), description: cleanParagraphs(description) };
      return { ...record, ...texts, createdAt: row.product.createdAt };
    }),
    cursor: rows.length === limit && last ? writeCursor([last.createdAt.getTime(), last.id]) : null,
  };
}

/**
 * What a feed has now, in one value that changes with every change of a row it is written from: by the transactions that
 * wrote them, so that no text is read. A reduction also ends by time alone.
 */
export async function readFeedState(db: Db, scope: FeedScope, limit: number | null) {
  const versions = sql`concat_ws(' ', ${products.id}, products.xmin, english.xmin, own.xmin, product_search.xmin,
    shipping_profiles.xmin, product_ranks.xmin, ${accounts.name}, ${products.reducedAt} > now() - make_interval(days => ${reductionDays}))`;
  const page = sql`
    select ${products.id} as id, ${newestFirst.key} as key, hashtextextended(${versions}, 0) as version,
      row_number() over (order by ${sql.join(newestFirst.order, sql`, `)}) as place
    from ${products}
    join ${accounts} on ${accounts.id} = ${products.sellerId}
    join ${productTexts} english on ${englishText}
    left join ${productTexts} own on ${ownText(scope)}
    left join ${productSearch} on ${productSearch.productId} = ${products.id}
    left join ${productRanks} on ${productRanks.productId} = ${products.id}
    left join ${shippingProfiles} on ${shippingProfiles.sellerId} = ${products.sellerId}
    where ${goodsOf(scope)}
    order by ${sql.join(newestFirst.order, sql`, `)} limit ${limit === null ? sql`all` : limit + 1}`;
  const { rows } = await db.execute<{ state: string; key: string | null; id: string | null }>(sql`
    select concat_ws(' ', count(*), sum(version)) as state,
      max(key) filter (where place = ${limit ?? 0} and count > ${limit ?? 0}) as key,
      max(id) filter (where place = ${limit ?? 0} and count > ${limit ?? 0}) as id
    from (select *, count(*) over () as count from (${page}) as page) as counted`);
  const { state = '', key = null, id = null } = rows[0] ?? {};
  return { state, nextCursor: key === null || id === null ? null : writeCursor([Number(key), Number(id)]) };
}
