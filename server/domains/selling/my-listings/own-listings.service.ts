import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { languages } from '../../../../contracts/languages.ts';
import { productPageSize } from '../../../../contracts/marketplace/listings.ts';
import {
  type ListingState,
  type ListingToEdit,
  type listOwnListings,
  type OwnListing,
  restoreDays,
} from '../../../../contracts/selling/my-listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { readFactSets, showFacts } from '../../marketplace/facts/product-facts.service.ts';
import { atRegularPrice, describePrices } from '../../marketplace/listings/prices.service.ts';
import { reductionOf } from '../../marketplace/listings/reduction.service.ts';
import { matchWords } from '../../marketplace/search/own-search.service.ts';
import { readFurtherPhotos } from '../listing-photos/listing-photos.service.ts';
import { findPlan } from '../listing-publishing/plans.service.ts';
import { notInMyListings } from '../own-listing/own-listing.service.ts';

type Product = typeof products.$inferSelect;
type Query = z.output<typeof listOwnListings.body>;

/** The order of a seller's own listings. */
export const newestFirst = keyset(products.createdAt, products.id, 'desc');
export const restorableMs = restoreDays * dayMs;

/** One page of a seller's own listings, newest first. */
export async function listListings(db: Db, sellerId: number, query: Query) {
  const rows = await db
    .select()
    .from(products)
    .where(await matchOwn(db, sellerId, query))
    .orderBy(...newestFirst.order)
    .limit(productPageSize + 1);
  const { page, nextCursor } = cutPage(rows, productPageSize, ({ createdAt, id }) => [createdAt, id]);
  return { listings: await describeListings(db, page), next_cursor: nextCursor };
}

/** The seller's listings of a query, after its cursor. */
export async function matchOwn(db: Db, sellerId: number, query: Query): Promise<SQL | undefined> {
  return and(
    eq(products.sellerId, sellerId),
    hasState(query.state),
    await matchWords(db, query.q, query.language),
    newestFirst.afterCursor(query.cursor),
  );
}

/** The listing as shown in the storefront's list. */
export async function describeListing(db: Db, product: Product): Promise<OwnListing> {
  const [listing] = await describeListings(db, [product]);
  if (!listing) throw notInMyListings();
  return listing;
}

/** The listing with all editable fields, at what the seller asks without a sale. */
export async function describeForEditing(db: Db, product: Product): Promise<ListingToEdit> {
  const listing = await describeListing(db, atRegularPrice(product));
  const texts = await db.select().from(productTexts).where(eq(productTexts.productId, product.id));
  const plan = await findPlan(db, product.id);
  const further = await readFurtherPhotos(db, [product.id]);
  const factSet = (await readFactSets(db, [product.id])).get(product.id);
  const editable = {
    photos: [product.image, ...(further.get(product.id) ?? [])],
    texts: Object.fromEntries(
      texts.map(({ language, title, description, isStale }) => [language, { title, description, is_stale: isStale }]),
    ),
    countries: product.countries,
    product_type_id: factSet?.productTypeId ?? null,
    facts: showFacts(factSet?.facts ?? [], product.sourceLanguage),
    plan: plan && {
      monthly_sales_target_cents: plan.monthlySalesTargetCents,
      sell_units: plan.sellUnits,
      marketing_budget_cents: plan.marketingBudgetCents,
      offers_credit: plan.offersCredit,
      fulfilment: plan.fulfilment,
      weight_grams: plan.weightGrams,
    },
  };
  return { ...listing, ...editable, has_options: product.options.length > 0, version: versionOf(listing, editable) };
}

type Editable = Pick<ListingToEdit, 'photos' | 'texts' | 'countries' | 'plan' | 'facts' | 'product_type_id'>;

/** A hash of the editable fields, so that every edit changes it, and pausing or selling does not. */
function versionOf(
  listing: OwnListing,
  { photos, texts, countries, plan, facts, product_type_id: type }: Editable,
): string {
  const words = languages.map((language) => [texts[language]?.title, texts[language]?.description]);
  const all = [words, listing.price_minor, listing.super_sub_category_id, countries, plan, photos, type];
  const said = facts.map(({ id, label, value, unit }) => [id ?? label, value, unit]);
  return createHash('sha256')
    .update(JSON.stringify([...all, said]))
    .digest('base64url')
    .slice(0, 22);
}

async function describeListings(db: Db, rows: Product[]): Promise<OwnListing[]> {
  if (rows.length === 0) return [];
  const texts = await db
    .select({
      id: productTexts.productId,
      language: productTexts.language,
      title: productTexts.title,
      isStale: productTexts.isStale,
    })
    .from(productTexts)
    .where(
      inArray(
        productTexts.productId,
        rows.map(({ id }) => id),
      ),
    );
  const textsOf = Map.groupBy(texts, ({ id }) => id);
  return rows.map((product) => {
    const own = textsOf.get(product.id) ?? [];
    const leafCategory = findLeafCategory(product.categoryId);
    const titles = new Map(own.map(({ language, title }) => [language, title]));
    const english = titles.get('en') ?? '';
    return {
      id: String(product.id),
      productTitleEN: english,
      productImage: product.image,
      ...describePrices(product),
      reduced_until: reductionOf(product)?.until.toISOString() ?? null,
      category_id: String(product.topCategoryId),
      super_sub_category_id: String(product.categoryId),
      super_sub_category_name: leafCategory?.names.en ?? '',
      names: Object.fromEntries(
        languages.map((language) => [
          language,
          { title: titles.get(language) ?? english, category: leafCategory?.names[language] ?? '' },
        ]),
      ),
      state: stateOf(product),
      stock: product.stock,
      source_language: product.sourceLanguage,
      stale_languages: own.filter(({ isStale }) => isStale).map(({ language }) => language),
      created_at: product.createdAt.toISOString(),
      gone_at: product.removedAt ? new Date(product.removedAt.getTime() + restorableMs).toISOString() : null,
    };
  });
}

export function stateOf({ isLive, removedAt }: Pick<Product, 'isLive' | 'removedAt'>): ListingState {
  if (removedAt) return 'removed';
  return isLive ? 'live' : 'paused';
}

function hasState(state: ListingState | undefined): SQL | undefined {
  if (state === 'removed') return isNotNull(products.removedAt);
  const isNotRemoved = isNull(products.removedAt);
  return state === undefined ? isNotRemoved : and(isNotRemoved, eq(products.isLive, state === 'live'));
}
