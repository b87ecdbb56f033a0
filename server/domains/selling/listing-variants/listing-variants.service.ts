import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import { nameOfOption, nameOfValue, optionsOfCategory } from '../../../../catalog/listing-options/listing-options.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { ProductOption } from '../../../../contracts/marketplace/variants.ts';
import type { LostVariant, putVariants } from '../../../../contracts/selling/listing-variants.ts';
import type { VariantSet } from '../../../../contracts/selling/variant-input.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { reindexAndInvalidate } from '../../marketplace/listings/changes.service.ts';
import { atRegularPrice } from '../../marketplace/listings/prices.service.ts';
import { describeVariants, variantWords } from '../../marketplace/listings/variants.service.ts';
import { readFurtherPhotos, requireOwnPhotos } from '../listing-photos/listing-photos.service.ts';
import { getOwn, notInMyListings } from '../own-listing/own-listing.service.ts';
import { lockShopCurrency, requirePossible } from '../shop-price/shop-price.service.ts';
import { planVariants, type StoredVariant, type VariantPlan } from './plan-variants.ts';
import { findSold, readStoredVariants, writeVariants } from './write-variants.service.ts';

type Product = typeof products.$inferSelect;
type Change = z.output<typeof putVariants.body>;

/** The options and variants of a seller's own listing. */
export async function describeOwnVariants(db: Db, sellerId: number, idText: string, language: Language) {
  const listing = atRegularPrice(await getOwn(db, sellerId, idText));
  const suggested = suggestOptions(listing.categoryId, language);
  return { ...(await describeStored(db, listing, language)), suggested_options: suggested };
}

/** The options that listings of a category usually have, with their known values. */
export function suggestOptions(categoryId: number | string, language: Language): ProductOption[] {
  if (pathTo(categoryId).length === 0) throw new AppError('unknown_category');
  return optionsOfCategory(categoryId).map(({ id, values }) => ({
    ...{ id, name: nameOfOption(id, language) },
    values: [...values.values()].map((value) => ({
      ...{ id: value.id, name: nameOfValue(id, value.id, language), sizes: { ...value.sizes } },
    })),
  }));
}

/** Replaces the variants of a seller's own listing; nothing is written with `preview`, or if one is invalid or out of date. */
export async function replaceVariants(db: Db, sellerId: number, idText: string, change: Change) {
  return db.transaction(async (tx) => {
    const listing = atRegularPrice(await getOwn(tx, sellerId, idText));
    if (listing.removedAt) throw notInMyListings();
    const stored = await readStoredVariants(tx, listing.id);
    if (change.version !== undefined && change.version !== versionOf(listing, stored))
      throw new AppError('listing_changed');
    const plan = await planFor(tx, { listing, stored, set: change, currency: change.currency });
    const lost = await describeLost(tx, listing, plan, change.language);
    const added = plan.variants.filter(({ id }) => id === null).length;
    if (!change.preview) {
      await writeVariants(tx, { ...listing, currency: await lockShopCurrency(tx, sellerId) }, plan);
      await reindexAndInvalidate(tx, listing.id);
    }
    const now = change.preview ? listing : atRegularPrice(await getOwn(tx, sellerId, idText));
    return { ...(await describeStored(tx, now, change.language)), added, lost };
  });
}

/** Gives a listing that was just made its variants, in the transaction that makes it. */
export async function addVariants(
  tx: Db,
  listing: Pick<Product, 'id' | 'sellerId' | 'price' | 'stock' | 'image'>,
  set: VariantSet,
  currency: ShopCurrency | undefined,
): Promise<void> {
  const stored = await readStoredVariants(tx, listing.id);
  const plan = await planFor(tx, { listing, stored, set, currency });
  await writeVariants(tx, { ...listing, currency: await lockShopCurrency(tx, listing.sellerId) }, plan);
  await reindexAndInvalidate(tx, listing.id);
}

interface Planning {
  listing: Pick<Product, 'id' | 'sellerId' | 'price' | 'stock' | 'image'>;
  stored: StoredVariant[];
  set: VariantSet;
  currency: ShopCurrency | undefined;
}

async function planFor(tx: Db, { listing, stored, set, currency }: Planning): Promise<VariantPlan> {
  const shopCurrency = await lockShopCurrency(tx, listing.sellerId);
  const plan = planVariants({ set, currency: currency ?? shopCurrency, shopCurrency, listing, stored });
  for (const { price } of plan.variants) requirePossible(price, shopCurrency);
  const further = await readFurtherPhotos(tx, [listing.id]);
  const known = [listing.image, ...(further.get(listing.id) ?? []), ...stored.flatMap(({ image }) => image ?? [])];
  await requireOwnPhotos(
    tx,
    listing.sellerId,
    plan.variants.flatMap(({ image }) => image ?? []),
    known,
  );
  return plan;
}

async function describeLost(
  tx: Db,
  listing: Product,
  { lost }: VariantPlan,
  language: Language,
): Promise<LostVariant[]> {
  const sold = await findSold(
    tx,
    listing.id,
    lost.map(({ id }) => id),
  );
  return lost.map(({ id, values, sku, stock, isCounted }) => ({
    ...{ id: String(id), name: variantWords(listing.options, values, language), sku },
    stock: isCounted ? (stock ?? listing.stock) : null,
    is_kept_hidden: sold.has(id),
  }));
}

async function describeStored(db: Db, listing: Product, language: Language) {
  const stored = await readStoredVariants(db, listing.id);
  const offered = stored.filter(({ isHidden }) => !isHidden);
  const { currency } = listing;
  return { currency, ...describeVariants(listing, offered, language), version: versionOf(listing, stored) };
}

/** Of all but the stock, so that a sale in between refuses no change. */
function versionOf({ options, price }: Product, stored: readonly StoredVariant[]): string {
  const offered = stored.filter(({ isHidden }) => !isHidden).map(({ stock: _, ...variant }) => variant);
  return createHash('sha256')
    .update(JSON.stringify([options, price, offered]))
    .digest('base64url')
    .slice(0, 22);
}
