import { and, arrayOverlaps, gt, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import { removeUnlessBackingUp } from '../../../platform/db/pictures-lock.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productPhotos } from '../../../schema/marketplace/product-photos.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { reviews } from '../../../schema/marketplace/reviews.ts';
import { shops } from '../../../schema/marketplace/shops.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { listThreadPhotoFiles } from '../../communication/messages/thread-photos.service.ts';
import { listOrderedImages, listOrderPhotos } from '../../ordering/order-lifecycle/order-photos.service.ts';
import { releaseSpace } from '../../selling/quotas/quotas.service.ts';

// The row of a newer file may not be committed yet.
const unusedDays = 1;

// Only names generated for sellers, so that demo pictures and foreign files in a shared bucket are kept.
const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const photoName = new RegExp(`^(?:sizes/\\d+/)?${uuid}\\.\\w+$`);
const editName = /^edits\/([0-9a-f]{8}-[^/]+)$/;
const orderPhotoName = /^(orders\/[0-9a-f-]{36}\.webp)$/;
const threadPhotoName = /^(threads\/[0-9a-f-]{36}\.webp)$/;
const adName = /^ads\/(?:(\d{1,15})-)?[0-9a-f]{40}\.jpg$/;
const ownedNames = [photoName, editName, orderPhotoName, threadPhotoName, adName];

interface SweepOptions {
  adDays: number;
  /** How long a photo that a seller uploaded waits for a listing to show it. */
  unpublishedDays: number;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Removes files that no row refers to: photos whose process died before its commit, sizes created while their photo was
 * removed, ad pictures of deleted products; and old ad pictures.
 */
export async function sweepFiles(
  db: Db,
  storage: Storage,
  { adDays, unpublishedDays, now, signal }: SweepOptions,
): Promise<void> {
  for await (const names of storage.list()) {
    const isDone = await removeUnlessBackingUp(db, async (within) => {
      for (const { name, minAgeDays } of await findRemovable(within, names, {
        adDays,
        waitingSince: new Date(now.getTime() - unpublishedDays * dayMs),
      })) {
        signal?.throwIfAborted();
        const writtenAt = await storage.writtenAt(name);
        if (!writtenAt || now.getTime() - writtenAt.getTime() <= minAgeDays * dayMs) continue;
        await storage.remove(name);
        await releaseSpace(within, [name]);
      }
    });
    // A backup is running; the next daily run removes the rest.
    if (!isDone) return;
  }
}

async function findRemovable(
  db: Db,
  names: string[],
  { adDays, waitingSince }: { adDays: number; waitingSince: Date },
): Promise<{ name: string; minAgeDays: number }[]> {
  const owners = (pattern: RegExp) => [...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))];
  const used = new Set([
    ...(await findPhotos(db, owners(photoName), waitingSince)),
    ...(await findEdits(db, owners(editName))),
    ...(await listOrderPhotos(db, owners(orderPhotoName))),
    ...(await listThreadPhotoFiles(db, owners(threadPhotoName))),
    ...(await findProducts(db, owners(adName))),
  ]);
  return names.flatMap((name) => {
    const match = ownedNames.map((pattern) => pattern.exec(name)).find(Boolean);
    if (!match) return [];
    if (!match[1] || !used.has(match[1])) return { name, minAgeDays: unusedDays };
    return adName.test(name) ? { name, minAgeDays: adDays } : [];
  });
}

async function findPhotos(db: Db, uuids: string[], waitingSince: Date): Promise<string[]> {
  const images = uuids.map((uuid) => `${uuid}.webp`);
  const used = await union(
    db.select({ image: products.image }).from(products).where(inArray(products.image, images)),
    db
      .select({ image: sql<string>`${productVariants.image}` })
      .from(productVariants)
      .where(inArray(productVariants.image, images)),
    db.select({ image: productPhotos.image }).from(productPhotos).where(inArray(productPhotos.image, images)),
    db
      .select({ image: sellerFiles.name })
      .from(sellerFiles)
      .where(and(inArray(sellerFiles.name, images), gt(sellerFiles.createdAt, waitingSince))),
    db.select({ image: analyses.image }).from(analyses).where(inArray(analyses.image, images)),
    db
      .select({ image: sql<string>`${shops.banner}` })
      .from(shops)
      .where(inArray(shops.banner, images)),
    db
      .select({ image: sql<string>`${shops.logo}` })
      .from(shops)
      .where(inArray(shops.logo, images)),
    db
      .select({ image: sql<string>`${reviews.photo}` })
      .from(reviews)
      .where(inArray(reviews.photo, images)),
  );
  const ordered = await listOrderedImages(db, images);
  return [...used.map(({ image }) => image), ...ordered].map((image) => image.replace('.webp', ''));
}

async function findEdits(db: Db, names: string[]): Promise<string[]> {
  const files = names.map((name) => `edits/${name}`);
  if (files.length === 0) return [];
  const used = await db
    .select({ files: photoEdits.files })
    .from(photoEdits)
    .where(arrayOverlaps(photoEdits.files, files));
  return used.flatMap((row) => row.files.map((file) => file.replace('edits/', '')));
}

async function findProducts(db: Db, ids: string[]): Promise<string[]> {
  const used = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids.map(Number)));
  return used.map(({ id }) => String(id));
}
