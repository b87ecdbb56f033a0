import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages, readPages } from '../../../platform/db/read-in-pages.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { analyses, modelSpending } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';

/** The listings, photos, edited pictures and stored files of a seller. */
export async function collectSellingData(db: Db, id: number): Promise<Record<string, unknown>> {
  return {
    listings: readListings(db, id),
    photos: readPhotos(db, id),
    photo_edits: readInPages(db, photoEdits, photoEdits.uuid, eq(photoEdits.sellerId, id)),
    stored_files: readInPages(db, sellerFiles, sellerFiles.name, eq(sellerFiles.sellerId, id)),
    model_spending: await db.select().from(modelSpending).where(eq(modelSpending.sellerId, id)),
  };
}

async function* readListings(db: Db, id: number) {
  for await (const listings of readPages(db, products, products.id, eq(products.sellerId, id))) {
    const ids = listings.map((listing) => listing.id);
    const plans = await db.select().from(productPlans).where(inArray(productPlans.productId, ids));
    const texts = await db.select().from(productTexts).where(inArray(productTexts.productId, ids));
    const planOf = new Map(plans.map((plan) => [plan.productId, plan]));
    const textsOf = Map.groupBy(texts, ({ productId }) => productId);
    for (const listing of listings) {
      yield { ...listing, texts: textsOf.get(listing.id) ?? [], plan: planOf.get(listing.id) ?? null };
    }
  }
}

async function* readPhotos(db: Db, id: number) {
  for await (const { embedding, ...photo } of readInPages(db, analyses, analyses.uuid, eq(analyses.sellerId, id))) {
    yield { ...photo, embedding: embedding && Buffer.from(embedding).toString('base64') };
  }
}
