import { and, eq, ne, sql } from 'drizzle-orm';
import { productTypeIdsOf } from '../../../../listing-copy/product-types/product-type-table.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { accountChoices } from '../../../schema/identity/profile.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { bandsOf, signsOf } from './embedding-index.service.ts';
import { embedPhotos } from './photo-search.job.ts';

/**
 * Stores the embedding of a listing's photo from its analysis, where there is one, with the product type that the seller chose; call it in
 * the listing's transaction. Where another photo is the cover by now, a job replaces it by that of the cover.
 */
export async function saveAnalysedCode(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  productId: number,
  chosenProductTypeId = '',
): Promise<void> {
  const [row] = await db
    .select({
      embedding: analyses.embedding,
      facts: analyses.facts,
      categoryId: products.categoryId,
      isCover: sql<boolean>`${products.image} = ${analyses.image}`,
    })
    .from(products)
    .innerJoin(productPlans, eq(productPlans.productId, products.id))
    .innerJoin(analyses, eq(analyses.uuid, productPlans.analysisUuid))
    .where(eq(products.id, productId));
  if (!row?.embedding) return;
  if (!row.isCover) await followCover(db, queue, productId);
  const isOfCategory = productTypeIdsOf(row.categoryId).includes(chosenProductTypeId);
  const offered = row.facts?.categories.filter(({ id }) => id === String(row.categoryId)) ?? [];
  // Several kinds of a category may have been offered, and which one it is is not known then.
  const onlyOffered = offered.length === 1 ? offered[0]?.product_type?.id : undefined;
  await saveEmbedding(db, productId, {
    embedding: row.embedding,
    productTypeId: isOfCategory ? chosenProductTypeId : (onlyOffered ?? null),
  });
}

/** Stores the embedding of a listing's photo with its category. Demo goods teach nothing: their photos are shown, not sold. */
export async function saveEmbedding(
  db: Db,
  productId: number,
  { embedding, productTypeId }: { embedding: Uint8Array; productTypeId: string | null },
): Promise<void> {
  const learns = sql<boolean>`not ${products.isDemo} and coalesce(${accountChoices.improvesRecognition}, true)`;
  const [product] = await db
    .select({ sellerId: products.sellerId, categoryId: products.categoryId, learns })
    .from(products)
    .leftJoin(accountChoices, eq(accountChoices.accountId, products.sellerId))
    .where(eq(products.id, productId));
  if (!product) return;
  await db
    .insert(photoEmbeddings)
    .values({ ...product, productId, productTypeId, embedding, signs: signsOf(embedding), bands: bandsOf(embedding) })
    .onConflictDoNothing();
}

/** Queues the embedding of a listing's new cover for after the caller's transaction commits. */
export async function followCover(db: Db, queue: Pick<Queue, 'enqueue'>, productId: number): Promise<void> {
  await queue.enqueue(db, embedPhotos, { productId });
}

/** Puts the embedding of another cover in the place of the former one; what the article is stays known. */
export async function replaceEmbedding(db: Db, productId: number, embedding: Uint8Array): Promise<void> {
  const replaced = await db
    .update(photoEmbeddings)
    .set({ embedding, signs: signsOf(embedding), bands: bandsOf(embedding) })
    .where(eq(photoEmbeddings.productId, productId))
    .returning({ productId: photoEmbeddings.productId });
  if (replaced.length === 0) await saveEmbedding(db, productId, { embedding, productTypeId: null });
}

/** Follows a listing into another category; what product type it is there is not known. */
export async function changeCodeCategory(db: Db, productId: number, categoryId: number): Promise<void> {
  await db
    .update(photoEmbeddings)
    .set({ categoryId, productTypeId: null })
    .where(and(eq(photoEmbeddings.productId, productId), ne(photoEmbeddings.categoryId, categoryId)));
}

/** Forgets the embedding of a listing that was taken back. */
export async function removeCode(db: Db, productId: number): Promise<void> {
  await db.delete(photoEmbeddings).where(eq(photoEmbeddings.productId, productId));
}

/** Whether a seller's listings improve the recognition of photos; on unless they said otherwise. */
export async function readLearning(db: Db, sellerId: number): Promise<boolean> {
  const [row] = await db
    .select({ isOn: accountChoices.improvesRecognition })
    .from(accountChoices)
    .where(eq(accountChoices.accountId, sellerId));
  return row?.isOn ?? true;
}

/** Allows or forbids learning from a seller's listings, with effect on the next analysis; search by photo finds them still. */
export async function writeLearning(db: Db, sellerId: number, isOn: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const values = { improvesRecognition: isOn };
    await tx
      .insert(accountChoices)
      .values({ accountId: sellerId, ...values })
      .onConflictDoUpdate({ target: accountChoices.accountId, set: values });
    const own = tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.sellerId, sellerId), eq(products.isDemo, false)));
    await tx
      .update(photoEmbeddings)
      .set({ learns: isOn })
      .where(and(eq(photoEmbeddings.sellerId, sellerId), sql`${photoEmbeddings.productId} in ${own}`));
  });
}
