import { and, eq, ne, sql } from 'drizzle-orm';
import { kindIdsOf } from '../../../../listing-copy/product-types/kind-table.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accountChoices } from '../../../schema/identity/profile.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { photoCodes } from '../../../schema/marketplace/photo-codes.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { bandsOf, signsOf } from './code-index.ts';

/**
 * Stores the code of a listing's photo from its analysis, where there is one, with the kind that the seller chose; call it in
 * the listing's transaction.
 */
export async function saveAnalysedCode(db: Db, productId: number, chosenKindId = ''): Promise<void> {
  const [row] = await db
    .select({ code: analyses.code, facts: analyses.facts, leafId: products.leafId })
    .from(products)
    .innerJoin(productPlans, eq(productPlans.productId, products.id))
    .innerJoin(analyses, eq(analyses.uuid, productPlans.analysisUuid))
    .where(eq(products.id, productId));
  if (!row?.code) return;
  const isOfLeaf = kindIdsOf(row.leafId).includes(chosenKindId);
  const offered = row.facts?.categories.filter(({ id }) => id === String(row.leafId)) ?? [];
  // Several kinds of a category may have been offered, and which one it is is not known then.
  const onlyOffered = offered.length === 1 ? offered[0]?.kind?.id : undefined;
  await saveCode(db, productId, { code: row.code, kindId: isOfLeaf ? chosenKindId : (onlyOffered ?? null) });
}

/** Stores the code of a listing's photo with its category. Demo goods teach nothing: their photos are shown, not sold. */
export async function saveCode(
  db: Db,
  productId: number,
  { code, kindId }: { code: Uint8Array; kindId: string | null },
): Promise<void> {
  const learns = sql<boolean>`not ${products.isDemo} and coalesce(${accountChoices.improvesRecognition}, true)`;
  const [product] = await db
    .select({ sellerId: products.sellerId, leafId: products.leafId, learns })
    .from(products)
    .leftJoin(accountChoices, eq(accountChoices.accountId, products.sellerId))
    .where(eq(products.id, productId));
  if (!product) return;
  await db
    .insert(photoCodes)
    .values({ ...product, productId, kindId, code, signs: signsOf(code), bands: bandsOf(code) })
    .onConflictDoNothing();
}

/** Follows a listing into another category; what kind of goods it is there is not known. */
export async function changeCodeCategory(db: Db, productId: number, leafId: number): Promise<void> {
  await db
    .update(photoCodes)
    .set({ leafId, kindId: null })
    .where(and(eq(photoCodes.productId, productId), ne(photoCodes.leafId, leafId)));
}

/** Forgets the code of a listing that was taken back. */
export async function removeCode(db: Db, productId: number): Promise<void> {
  await db.delete(photoCodes).where(eq(photoCodes.productId, productId));
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
      .update(photoCodes)
      .set({ learns: isOn })
      .where(and(eq(photoCodes.sellerId, sellerId), sql`${photoCodes.productId} in ${own}`));
  });
}
