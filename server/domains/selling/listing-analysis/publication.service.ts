import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { analyses, type PublishedListing } from '../../../schema/selling/analyses.ts';

interface AnalysedPhoto {
  uuid: string;
  image: string;
}

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The photo of a seller's own analysis by UUID, file name or URL, or null. */
export async function findAnalysedPhoto(db: Db, sellerId: number, reference: string): Promise<AnalysedPhoto | null> {
  const name = reference.trim();
  const matches = uuidPattern.test(name) ? eq(analyses.uuid, name) : eq(analyses.image, path.posix.basename(name));
  const [analysis] = await db
    .select({ uuid: analyses.uuid, image: analyses.image })
    .from(analyses)
    .where(and(matches, eq(analyses.sellerId, sellerId)));
  return analysis ?? null;
}

/** Records the published listing with its analysis, to report how good the proposal was. */
export async function recordPublication(db: Db, uuid: string, published: PublishedListing): Promise<void> {
  await db.update(analyses).set({ published }).where(eq(analyses.uuid, uuid));
}
