import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { countOrdersOfSeller } from '../../ordering/orders/list-orders.service.ts';

export interface ListingRecord {
  id: number;
  title: string;
  /** The title in English, where the other texts are in another language. */
  englishTitle?: string;
  description: string;
  /** In the smallest unit of the shop's currency. */
  price: number;
  currency: ShopCurrency;
  state: 'live' | 'paused' | 'removed';
  category: string;
  countries: string[];
  createdAt: Date;
}

export interface DraftRecord {
  title: string | null;
  description: string | null;
  state: 'at work' | 'ready' | 'failed';
  createdAt: Date;
}

/** The seller's own records that the assistant may read. */
export interface SellerRecords {
  counts: Record<ListingRecord['state'] | 'drafts', number>;
  /** Only the newest, to bound the work. */
  listings: ListingRecord[];
  /** Photos that are not published yet, analysed or being analysed. */
  drafts: DraftRecord[];
  /** How many orders wait for what, each counted up to a hundred. */
  orders: Awaited<ReturnType<typeof countOrdersOfSeller>>;
}

const maxListings = 300;
const maxDrafts = 50;

/** Reads the records with the texts of listings in a language; drafts have English texts only. */
export async function readSellerRecords(db: Db, sellerId: number, language: Language): Promise<SellerRecords> {
  const [counts, listings, { drafts, draftCount }, orders] = await Promise.all([
    countListings(db, sellerId),
    listListings(db, sellerId, language),
    listDrafts(db, sellerId),
    countOrdersOfSeller(db, sellerId),
  ]);
  return { counts: { ...counts, drafts: draftCount }, listings, drafts, orders };
}

const state = sql<ListingRecord['state']>`case when ${products.removedAt} is not null then 'removed'
  when ${products.isLive} then 'live' else 'paused' end`;

async function countListings(db: Db, sellerId: number) {
  const rows = await db
    .select({ state: state.as('state'), count: count() })
    .from(products)
    .where(eq(products.sellerId, sellerId))
    .groupBy(sql`1`);
  const counts = { live: 0, paused: 0, removed: 0 };
  for (const row of rows) counts[row.state] = row.count;
  return counts;
}

const ownTexts = alias(productTexts, 'own_texts');

async function listListings(db: Db, sellerId: number, language: Language): Promise<ListingRecord[]> {
  const rows = await db
    .select({
      product: products,
      title: sql<string>`coalesce(${ownTexts.title}, ${productTexts.title})`,
      englishTitle: productTexts.title,
      description: sql<string>`coalesce(${ownTexts.description}, ${productTexts.description})`,
      state,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, 'en')))
    .leftJoin(ownTexts, and(eq(ownTexts.productId, products.id), eq(ownTexts.language, language)))
    .where(and(eq(products.sellerId, sellerId), isNull(products.removedAt)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(maxListings);
  return rows.map(({ product, englishTitle, ...row }) => ({
    ...row,
    ...(englishTitle === row.title ? {} : { englishTitle }),
    id: product.id,
    price: product.price,
    currency: product.currency,
    category: pathTo(product.categoryId)
      .map(({ names }) => names[language])
      .join(' › '),
    countries: product.countries.map((code) => (isCountryCode(code) ? countryNameIn(code, language) : code)),
    createdAt: product.createdAt,
  }));
}

async function listDrafts(db: Db, sellerId: number): Promise<{ drafts: DraftRecord[]; draftCount: number }> {
  const isOwnUnpublished = and(eq(analyses.sellerId, sellerId), isNull(productPlans.productId));
  const isPlanOfAnalysis = eq(productPlans.analysisUuid, analyses.uuid);
  const [rows, [total]] = await Promise.all([
    db
      .select({ stage: analyses.stage, proposal: analyses.proposal, createdAt: analyses.createdAt })
      .from(analyses)
      .leftJoin(productPlans, isPlanOfAnalysis)
      .where(isOwnUnpublished)
      .orderBy(desc(analyses.createdAt))
      .limit(maxDrafts),
    db.select({ count: count() }).from(analyses).leftJoin(productPlans, isPlanOfAnalysis).where(isOwnUnpublished),
  ]);
  const drafts = rows.map(({ stage, proposal, createdAt }) => ({
    title: proposal?.english.title ?? null,
    description: proposal?.english.description ?? null,
    state: stage === 'failed' ? ('failed' as const) : stage === 'done' ? ('ready' as const) : ('at work' as const),
    createdAt,
  }));
  return { drafts, draftCount: total?.count ?? 0 };
}
