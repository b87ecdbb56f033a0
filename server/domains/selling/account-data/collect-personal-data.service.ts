import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages, readPages } from '../../../platform/db/read-in-pages.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { analyses, modelSpending } from '../../../schema/selling/analyses.ts';
import { bulkChangeRows, bulkChanges } from '../../../schema/selling/bulk-changes.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { readFurtherPhotos } from '../listing-photos/listing-photos.service.ts';

/** The listings, photos, edited pictures and stored files of a seller. */
export async function collectSellingData(db: Db, id: number): Promise<Record<string, unknown>> {
  return {
    listings: readListings(db, id),
    photos: readPhotos(db, id),
    photo_edits: readInPages(db, photoEdits, photoEdits.uuid, eq(photoEdits.sellerId, id)),
    bulk_changes: readBulkChanges(db, id),
    drafts: readDrafts(db, id),
    stored_files: readInPages(db, sellerFiles, sellerFiles.name, eq(sellerFiles.sellerId, id)),
    model_spending: await db.select().from(modelSpending).where(eq(modelSpending.sellerId, id)),
  };
}

async function* readListings(db: Db, id: number) {
  for await (const listings of readPages(db, products, products.id, eq(products.sellerId, id))) {
    const ids = listings.map((listing) => listing.id);
    const plans = await db.select().from(productPlans).where(inArray(productPlans.productId, ids));
    const texts = await db.select().from(productTexts).where(inArray(productTexts.productId, ids));
    const variants = await db.select().from(productVariants).where(inArray(productVariants.productId, ids));
    const photosOf = await readFurtherPhotos(db, ids);
    const planOf = new Map(plans.map((plan) => [plan.productId, plan]));
    const textsOf = Map.groupBy(texts, ({ productId }) => productId);
    const variantsOf = Map.groupBy(variants, ({ productId }) => productId);
    for (const listing of listings) {
      yield {
        ...{ ...listing, furtherPhotos: photosOf.get(listing.id) ?? [], variants: variantsOf.get(listing.id) ?? [] },
        ...{ texts: textsOf.get(listing.id) ?? [], plan: planOf.get(listing.id) ?? null },
      };
    }
  }
}

async function* readBulkChanges(db: Db, id: number) {
  for await (const bulk of readInPages(db, bulkChanges, bulkChanges.id, eq(bulkChanges.sellerId, id))) {
    const rows = await db
      .select()
      .from(bulkChangeRows)
      .where(eq(bulkChangeRows.bulkId, bulk.id))
      .orderBy(asc(bulkChangeRows.place));
    yield { ...bulk, rows };
  }
}

async function* readDrafts(db: Db, id: number) {
  for await (const drafts of readPages(db, listingDrafts, listingDrafts.id, eq(listingDrafts.sellerId, id))) {
    const ids = drafts.map((draft) => draft.id);
    const photos = await db.select().from(draftPhotos).where(inArray(draftPhotos.draftId, ids));
    const photosOf = Map.groupBy(photos, ({ draftId }) => draftId);
    for (const draft of drafts) yield { ...draft, photos: photosOf.get(draft.id) ?? [] };
  }
}

async function* readPhotos(db: Db, id: number) {
  for await (const { embedding, ...photo } of readInPages(db, analyses, analyses.uuid, eq(analyses.sellerId, id))) {
    yield { ...photo, embedding: embedding && Buffer.from(embedding).toString('base64') };
  }
}
