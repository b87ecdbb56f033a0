import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { analyses, modelSpending } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';

/** The listings, photos, edited pictures and stored files of a seller. */
export async function collectSellingData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [listings, plans, photos, edits, files, spending] = await Promise.all([
    db.select().from(products).where(eq(products.sellerId, id)).orderBy(asc(products.id)),
    db.select().from(productPlans).where(eq(productPlans.sellerId, id)),
    db.select().from(analyses).where(eq(analyses.sellerId, id)).orderBy(asc(analyses.createdAt)),
    db.select().from(photoEdits).where(eq(photoEdits.sellerId, id)).orderBy(asc(photoEdits.createdAt)),
    db.select().from(sellerFiles).where(eq(sellerFiles.sellerId, id)),
    db.select().from(modelSpending).where(eq(modelSpending.sellerId, id)),
  ]);
  const texts = Map.groupBy(
    await readTexts(
      db,
      listings.map((listing) => listing.id),
    ),
    ({ productId }) => productId,
  );
  const planOf = new Map(plans.map((plan) => [plan.productId, plan]));
  return {
    listings: listings.map((listing) => ({
      ...listing,
      texts: texts.get(listing.id) ?? [],
      plan: planOf.get(listing.id) ?? null,
    })),
    photos: photos.map(({ embedding, ...photo }) => ({
      ...photo,
      embedding: embedding && Buffer.from(embedding).toString('base64'),
    })),
    photo_edits: edits,
    stored_files: files,
    model_spending: spending,
  };
}

const listingsAtOnce = 10;

/** The texts of listings, some at a time: reading all texts of a large shop at once would keep others waiting. */
async function readTexts(db: Db, productIds: readonly number[]) {
  const found: (typeof productTexts.$inferSelect)[] = [];
  for (let start = 0; start < productIds.length; start += listingsAtOnce) {
    const ids = productIds.slice(start, start + listingsAtOnce);
    found.push(...(await db.select().from(productTexts).where(inArray(productTexts.productId, ids))));
  }
  return found;
}
