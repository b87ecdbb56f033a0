import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { PhotoFacts } from '../../../../contracts/selling/listing-analysis.ts';
import type { Db } from '../../../platform/db/database.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { composeProposal } from '../listing-analysis/listing-analysis.service.ts';
import { bestOf, mergeFacts } from './merge-facts.ts';

export type Draft = typeof listingDrafts.$inferSelect;

/** Writes anew what the photos of a draft say, and the texts of that; a draft without photos is deleted. */
export async function composeDraft(tx: Db, draftId: string): Promise<void> {
  const [draft] = await tx.select().from(listingDrafts).where(eq(listingDrafts.id, draftId)).for('update');
  if (!draft) return;
  const [photo] = await tx
    .select({ id: draftPhotos.id })
    .from(draftPhotos)
    .where(eq(draftPhotos.draftId, draftId))
    .limit(1);
  if (!photo) {
    await tx.delete(listingDrafts).where(eq(listingDrafts.id, draftId));
    return;
  }
  const read = await readAnalyses(tx, draftId);
  const facts = mergeFacts(read);
  const best = bestOf(read);
  const type = typeOf(draft, facts);
  const seed = best ?? { uuid: draftId, round: 1 };
  await tx
    .update(listingDrafts)
    .set({
      facts,
      analysisUuid: best?.uuid ?? null,
      categoryId: type ? Number(type.categoryId) : null,
      productTypeId: type?.productTypeId ?? null,
      proposal: type && (await compose(tx, { ...seed, sellerId: draft.sellerId }, facts, type, draft)),
    })
    .where(eq(listingDrafts.id, draftId));
}

interface Type {
  categoryId: string;
  productTypeId: string | null;
}

/** What the seller chose, or else what the photos most likely show. */
function typeOf(draft: Draft, facts: PhotoFacts | null): Type | null {
  if (draft.isTypeChosen && draft.categoryId !== null) {
    return { categoryId: String(draft.categoryId), productTypeId: draft.productTypeId };
  }
  const first = facts?.categories[0];
  return first ? { categoryId: first.id, productTypeId: first.product_type?.id ?? null } : null;
}

async function compose(
  tx: Db,
  seed: { uuid: string; round: number; sellerId: number },
  facts: PhotoFacts | null,
  { categoryId, productTypeId }: Type,
  { title, titleLanguage }: Draft,
) {
  const { rawJSONData } = await composeProposal(tx, seed, facts, {
    category_id: categoryId,
    product_type_id: productTypeId,
    source: titleLanguage && { language: titleLanguage, title },
  });
  return rawJSONData;
}

async function readAnalyses(tx: Db, draftId: string) {
  const rows = await tx
    .select({ uuid: analyses.uuid, round: analyses.round, facts: analyses.facts })
    .from(draftPhotos)
    .innerJoin(analyses, eq(analyses.uuid, draftPhotos.analysisUuid))
    .where(and(eq(draftPhotos.draftId, draftId), isNotNull(analyses.facts)))
    .orderBy(asc(draftPhotos.place));
  return rows.flatMap(({ facts, ...row }) => (facts ? [{ ...row, facts }] : []));
}
