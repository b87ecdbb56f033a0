import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { analyses, type PublishedListing } from '../../db/schema/analyses.ts';

/** The photo of a seller's own analysis, or null for anything else. */
export async function findAnalysedPhoto(db: Db, sellerId: number, uuid: string): Promise<string | null> {
  const [analysis] = await db
    .select({ image: analyses.image })
    .from(analyses)
    .where(and(eq(analyses.uuid, uuid), eq(analyses.sellerId, sellerId)));
  return analysis?.image ?? null;
}

/** Notes what a seller made of a proposal, for learning how good it was. */
export async function recordPublication(db: Db, uuid: string, published: PublishedListing): Promise<void> {
  await db.update(analyses).set({ published }).where(eq(analyses.uuid, uuid));
}
