import { AppError } from '../../../../contracts/errors.ts';
import { languages } from '../../../../contracts/languages.ts';
import { cleanListingText } from '../../../../contracts/selling/listing-rules.ts';
import type { ListingChanges, ListingToEdit } from '../../../../contracts/selling/my-listings.ts';
import { readCents, readMeasure, readNumber } from '../../../../contracts/text/typed-number.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  lockOffers,
  reindexAndInvalidate,
  writeListing,
  writeText,
} from '../../marketplace/listings/changes.service.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';
import { changeCodeCategory } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { savePlan } from '../listing-publishing/plans.service.ts';
import { describeForEditing, getOwn, notInMyListings } from './own-listings.service.ts';

/** Saves the given changes of a seller's own listing; nothing is saved if one is invalid or out of date. */
export async function saveChanges(
  db: Db,
  sellerId: number,
  idText: string,
  changes: ListingChanges,
): Promise<ListingToEdit> {
  return db.transaction(async (tx) => {
    if (changes.recommended_countries) await lockOffers(tx, sellerId);
    const listing = await getOwn(tx, sellerId, idText);
    if (listing.removedAt) throw notInMyListings();
    if (changes.version !== undefined && changes.version !== (await describeForEditing(tx, listing)).version) {
      throw new AppError('listing_changed');
    }
    const { id, sourceLanguage } = listing;
    const columns = columnsOf(changes);
    await writeListing(tx, id, { ...priceOf(changes), ...stockOf(changes, listing), ...columns });
    if (columns.categoryId !== undefined) await changeCodeCategory(tx, id, columns.categoryId);
    // The source language first, because saving it marks the other languages as stale.
    for (const language of [sourceLanguage, ...languages.filter((other) => other !== sourceLanguage)]) {
      const text = changes.texts[language];
      if (text) await writeText(tx, listing, language, cleanListingText(text));
    }
    if (changes.plan) await savePlan(tx, { productId: id, sellerId }, planOf(changes.plan));
    await reindexAndInvalidate(tx, id);
    return describeForEditing(tx, await getOwn(tx, sellerId, idText));
  });
}

type Product = Awaited<ReturnType<typeof getOwn>>;

/** Whether the new price is a reduction is for a trigger to say, from the prices that were really charged. */
function priceOf({ suggestedPrice }: ListingChanges): Partial<Product> {
  return suggestedPrice === undefined ? {} : { priceCents: readCents(suggestedPrice) ?? 0 };
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

function planOf(plan: NonNullable<ListingChanges['plan']>) {
  const kilograms = readMeasure(plan.weight);
  return {
    monthlySalesTargetCents: readCents(plan.monthlySalesTarget) ?? 0,
    sellUnits: readNumber(plan.sellUnits) ?? 0,
    marketingBudgetCents: readCents(plan.marketingBudget) ?? 0,
    offersCredit: plan.offerCredit,
    fulfilment: plan.fulfilment,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
  };
}
