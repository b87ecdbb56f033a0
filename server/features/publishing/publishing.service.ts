import { and, eq } from 'drizzle-orm';
import type { PublishForm } from '../../../contracts/publishing.ts';
import type { Db } from '../../db/database.ts';
import { analyses } from '../../db/schema/analyses.ts';
import { productPlans } from '../../db/schema/publishing.ts';
import { addListing } from '../listings/changes.service.ts';
import { photoMissing, publishKeyOf, readForm } from './read-form.ts';

/** Publishes a draft and says the listing's id; a draft that is published already is the listing it became. */
export async function publishListing(db: Db, sellerId: number, form: PublishForm): Promise<number> {
  const { listing, texts, plan } = readForm(form);
  const publishKey = publishKeyOf(form, null);
  const earlier = await findPublished(db, sellerId, publishKey);
  if (earlier !== null) return earlier;
  const analysis = await findAnalysis(db, sellerId, form.productUUID);
  if (!analysis) throw photoMissing();
  try {
    return await db.transaction(async (tx) => {
      const productId = await addListing(tx, { ...listing, sellerId, image: analysis.image }, texts);
      const [written] = await tx
        .insert(productPlans)
        .values({ ...plan, productId, sellerId, publishKey, analysisUuid: analysis.uuid })
        .onConflictDoNothing({ target: [productPlans.sellerId, productPlans.publishKey] })
        .returning();
      // Thrown, so that the second listing goes with its transaction.
      if (!written) throw new PublishedMeanwhile();
      return productId;
    });
  } catch (error) {
    const first = error instanceof PublishedMeanwhile ? await findPublished(db, sellerId, publishKey) : null;
    if (first === null) throw error;
    return first;
  }
}

class PublishedMeanwhile extends Error {}

async function findPublished(db: Db, sellerId: number, publishKey: string): Promise<number | null> {
  const [plan] = await db
    .select({ productId: productPlans.productId })
    .from(productPlans)
    .where(and(eq(productPlans.sellerId, sellerId), eq(productPlans.publishKey, publishKey)));
  return plan?.productId ?? null;
}

async function findAnalysis(db: Db, sellerId: number, uuid: string) {
  if (!uuid) return null;
  const [analysis] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.uuid, uuid), eq(analyses.sellerId, sellerId)));
  return analysis ?? null;
}
