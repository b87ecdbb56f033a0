import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, notExists, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { analyses, modelSpending } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';

/** The limits of one seller. */
export interface Quotas {
  storedMegabytes: number;
  unpublishedPhotos: number;
  /** Days until an unpublished photo is deleted. */
  unpublishedDays: number;
  analysesPerDay: number;
}

export function readQuotas(config: Config): Quotas {
  return {
    storedMegabytes: config.SELLER_STORAGE_MB,
    unpublishedPhotos: config.UNPUBLISHED_PHOTOS,
    unpublishedDays: config.UNPUBLISHED_DAYS,
    analysesPerDay: config.ANALYSES_PER_DAY,
  };
}

/** Records a file before it is stored; throws if it exceeds the seller's storage quota. */
export async function reserveSpace(
  db: Db,
  { storedMegabytes }: Pick<Quotas, 'storedMegabytes'>,
  file: { name: string; sellerId: number; bytes: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locks the account, so that concurrent uploads cannot exceed the quota together.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, file.sellerId)).for('no key update');
    const [used] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${sellerFiles.bytes}), 0)::float8` })
      .from(sellerFiles)
      .where(eq(sellerFiles.sellerId, file.sellerId));
    if ((used?.bytes ?? 0) + file.bytes > storedMegabytes * 1_000_000) {
      throw new AppError('storage_full', {
        key: 'storage_full_megabytes',
        parameters: { megabytes: storedMegabytes },
      });
    }
    await tx.insert(sellerFiles).values(file);
  });
}

export interface PhotoStore {
  db: Db;
  storage: Storage;
  quotas: Quotas;
}

/** Stores a prepared photo against the seller's quota; returns its name below `/uploads/`. */
export async function storePhoto({ db, storage, quotas }: PhotoStore, sellerId: number, photo: Uint8Array) {
  const image = `${randomUUID()}.webp`;
  await reserveSpace(db, quotas, { name: image, sellerId, bytes: photo.byteLength });
  await storage.put(image, photo, 'image/webp');
  return image;
}

/** Releases the quota of removed files. */
export async function releaseSpace(db: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.delete(sellerFiles).where(inArray(sellerFiles.name, [...names]));
}

/** Throws if the seller has too many unpublished photos. */
export async function requireRoomForPhoto(db: Db, quotas: Quotas, sellerId: number): Promise<void> {
  const unpublished = unpublishedOf(db, sellerId);
  const [counted] = await db.select({ photos: count() }).from(analyses).where(unpublished);
  if ((counted?.photos ?? 0) < quotas.unpublishedPhotos) return;
  const [oldest] = await db
    .select({ createdAt: analyses.createdAt })
    .from(analyses)
    .where(unpublished)
    .orderBy(asc(analyses.createdAt))
    .limit(1);
  const deletedOn = new Date((oldest?.createdAt.getTime() ?? Date.now()) + quotas.unpublishedDays * dayMs);
  const day = deletedOn.toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  throw new AppError('too_many_unpublished', {
    key: 'too_many_unpublished_until',
    parameters: { count: quotas.unpublishedPhotos, day_iso: deletedOn.toISOString().slice(0, 10) },
    words: { day },
  });
}

function unpublishedOf(db: Db, sellerId: number) {
  const shown = db.select({ id: products.id }).from(products).where(eq(products.image, analyses.image));
  return and(eq(analyses.sellerId, sellerId), notExists(shown));
}

/** Counts an analysis against the seller's daily limit, which resets at midnight UTC; throws if it is reached. */
export async function countAnalysis(
  db: Db,
  { analysesPerDay }: Pick<Quotas, 'analysesPerDay'>,
  sellerId: number,
  now: Date,
): Promise<void> {
  const counted = await db
    .insert(modelSpending)
    .values({ sellerId, day: now.toISOString().slice(0, 10), analyses: 1 })
    .onConflictDoUpdate({
      target: [modelSpending.sellerId, modelSpending.day],
      set: { analyses: sql`${modelSpending.analyses} + 1` },
      setWhere: sql`${modelSpending.analyses} < ${analysesPerDay}`,
    })
    .returning({ day: modelSpending.day });
  if (counted.length === 0) throw new AppError('too_many_analyses');
}
