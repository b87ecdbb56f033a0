import { findProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { languages } from '../../../../contracts/languages.ts';
import { cleanListingText, planPriceOf } from '../../../../contracts/selling/listing-rules.ts';
import type { ListingChanges, ListingToEdit } from '../../../../contracts/selling/my-listings.ts';
import { readMeasure, readNumber } from '../../../../contracts/text/typed-number.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { readFactSets, writeFacts } from '../../marketplace/facts/product-facts.service.ts';
import { readFacts } from '../../marketplace/facts/read-facts.service.ts';
import {
  lockOffers,
  reindexAndInvalidate,
  writeListing,
  writeText,
} from '../../marketplace/listings/changes.service.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';
import { changeCodeCategory, followCover } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { requireOwnPhotos, writeFurtherPhotos } from '../listing-photos/listing-photos.service.ts';
import { savePlan } from '../listing-publishing/plans.service.ts';
import { getOwn, notInMyListings } from '../own-listing/own-listing.service.ts';
import { readGoalCents, readShopPrice } from '../shop-price/shop-price.service.ts';
import { describeForEditing } from './own-listings.service.ts';

/** Saves the given changes of a seller's own listing; nothing is saved if one is invalid or out of date. */
export async function saveChanges(
  { db, queue }: { db: Db; queue: Pick<Queue, 'enqueue'> },
  sellerId: number,
  idText: string,
  changes: ListingChanges,
): Promise<ListingToEdit> {
  return db.transaction(async (tx) => {
    if (changes.recommended_countries) await lockOffers(tx, sellerId);
    const listing = await getOwn(tx, sellerId, idText);
    if (listing.removedAt) throw notInMyListings();
    const before = await describeForEditing(tx, listing);
    if (changes.version !== undefined && changes.version !== before.version) throw new AppError('listing_changed');
    const hasPrice = changes.price !== undefined || changes.suggestedPrice !== undefined;
    if (listing.options.length > 0 && (hasPrice || changes.stock !== undefined)) throw new AppError('sold_by_variant');
    const { id, sourceLanguage } = listing;
    const columns = columnsOf(changes);
    await writeListing(tx, id, { ...(await priceOf(tx, sellerId, changes)), ...stockOf(changes, listing), ...columns });
    if (changes.photos) {
      const [image, ...further] = await requireOwnPhotos(tx, sellerId, changes.photos, before.photos);
      // Also where the cover stays: feeds tell a change by the row of the listing.
      await writeListing(tx, id, { image });
      await writeFurtherPhotos(tx, id, further);
      if (image !== listing.image) await followCover(tx, queue, id);
    }
    if (columns.categoryId !== undefined) await changeCodeCategory(tx, id, columns.categoryId);
    // The source language first, because saving it marks the other languages as stale.
    for (const language of [sourceLanguage, ...languages.filter((other) => other !== sourceLanguage)]) {
      const text = changes.texts[language];
      if (text) await writeText(tx, listing, language, cleanListingText(text));
    }
    if (changes.facts || changes.product_type_id !== undefined) await changeFacts(tx, listing, changes);
    if (changes.plan) await savePlan(tx, { productId: id, sellerId }, planOf(changes.plan, changes.currency));
    await reindexAndInvalidate(tx, id);
    return describeForEditing(tx, await getOwn(tx, sellerId, idText));
  });
}

type Product = Awaited<ReturnType<typeof getOwn>>;

/** What is not sent of the two stays as it is. */
async function changeFacts(
  tx: Db,
  { id, sourceLanguage }: Product,
  { facts, product_type_id: typeId }: ListingChanges,
) {
  const before = (await readFactSets(tx, [id])).get(id);
  const sentType = typeId && findProductTypeMeaning(typeId) ? typeId : null;
  await writeFacts(tx, id, {
    productTypeId: typeId === undefined ? (before?.productTypeId ?? null) : sentType,
    facts: facts ? readFacts(facts, sourceLanguage) : (before?.facts ?? []),
  });
}

/** Whether the new price is a reduction is for a trigger to say, from the prices that were really charged. */
async function priceOf(tx: Db, sellerId: number, { price, currency, suggestedPrice }: ListingChanges) {
  if (price === undefined && suggestedPrice === undefined) return {};
  const typed = planPriceOf({ price, currency, suggestedPrice });
  return readShopPrice(tx, sellerId, { text: typed.suggestedPrice, currency: typed.currency });
}

/** The listing is locked, so no sale comes between. What was sold since the seller saw the stock is taken off. */
function stockOf({ stock, stockBefore }: ListingChanges, listing: Product): Partial<Product> {
  if (stock === undefined) return {};
  const typed = readNumber(stock) ?? 0;
  const soldSince = stockBefore === undefined ? 0 : (readNumber(stockBefore) ?? 0) - listing.stock;
  return { stock: Math.max(0, typed - soldSince) };
}

function columnsOf({ recommended_countries, super_sub_category_id: categoryId }: ListingChanges): Partial<Product> {
  return {
    ...(recommended_countries ? { countries: readCountries(recommended_countries) } : {}),
    ...(categoryId === undefined ? {} : readCategory({ topCategoryId: '', subCategoryId: '', categoryId })),
  };
}

function planOf(plan: NonNullable<ListingChanges['plan']>, currency: ListingChanges['currency']) {
  const kilograms = readMeasure(plan.weight);
  return {
    monthlySalesTargetCents: readGoalCents(plan.monthlySalesTarget, currency),
    sellUnits: readNumber(plan.sellUnits) ?? 0,
    marketingBudgetCents: readGoalCents(plan.marketingBudget, currency),
    offersCredit: plan.offerCredit,
    fulfilment: plan.fulfilment,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
  };
}
