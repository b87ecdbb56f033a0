import { and, asc, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { productPhotos } from '../../../schema/marketplace/product-photos.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';

/** Edited pictures lie in a folder of their own and are deleted after some days, so no listing may show one. */
const photoName = /^[\da-f-]{36}\.webp$/;

/** The photos after the cover of these listings, by listing and in their order. */
export async function readFurtherPhotos(db: Db, productIds: number[]): Promise<Map<number, string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: productPhotos.productId, image: productPhotos.image })
    .from(productPhotos)
    .where(inArray(productPhotos.productId, productIds))
    .orderBy(asc(productPhotos.productId), asc(productPhotos.place));
  const photosOf = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...photosOf].map(([productId, photos]) => [productId, photos.map(({ image }) => image)]));
}

/** Each photo once; refuses one that this seller did not upload and that is not among the `known` ones. */
export async function requireOwnPhotos(
  db: Db,
  sellerId: number,
  photos: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> {
  const names = [...new Set(photos)];
  const unknown = await listForeignPhotos(
    db,
    sellerId,
    names.filter((name) => !known.includes(name)),
  );
  if (unknown.length > 0) throw new AppError('bad_input', { key: 'listing_photo_unknown' });
  return names;
}

/** Those of these names that are no photos which this seller uploaded. */
export async function listForeignPhotos(db: Db, sellerId: number, names: string[]): Promise<string[]> {
  const own = new Set(
    await listOwnFiles(
      db,
      sellerId,
      names.filter((name) => photoName.test(name)),
    ),
  );
  return names.filter((name) => !own.has(name));
}

async function listOwnFiles(db: Db, sellerId: number, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const [stored, analysed] = await Promise.all([
    db
      .select({ name: sellerFiles.name })
      .from(sellerFiles)
      .where(and(eq(sellerFiles.sellerId, sellerId), inArray(sellerFiles.name, names))),
    // Photos of the first versions are only in their analysis.
    db
      .select({ name: analyses.image })
      .from(analyses)
      .where(and(eq(analyses.sellerId, sellerId), inArray(analyses.image, names))),
  ]);
  return [...stored, ...analysed].map(({ name }) => name);
}

/** Writes the photos of a listing after its cover, in their order; the caller has locked the listing, or has just made it. */
export async function writeFurtherPhotos(tx: Db, productId: number, images: readonly string[]): Promise<void> {
  await tx.delete(productPhotos).where(eq(productPhotos.productId, productId));
  const rows = images.map((image, index) => ({ productId, place: index + 1, image }));
  if (rows.length > 0) await tx.insert(productPhotos).values(rows);
}
