import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { modelSpending } from '../../../schema/selling/analyses.ts';
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
  const { rows } = await db.execute<{ photos: number; oldest: number | null }>(sql`
    select count(*)::int as photos, (extract(epoch from min(created_at)) * 1000)::float8 as oldest
    from (${unpublishedOf(sellerId)}) as unpublished`);
  const { photos = 0, oldest = null } = rows[0] ?? {};
  if (photos < quotas.unpublishedPhotos) return;
  const deletedOn = new Date((oldest ?? Date.now()) + quotas.unpublishedDays * dayMs);
  const day = deletedOn.toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  throw new AppError('too_many_unpublished', {
    key: 'too_many_unpublished_until',
    parameters: { count: quotas.unpublishedPhotos, day_iso: deletedOn.toISOString().slice(0, 10) },
    words: { day },
  });
}

/** Photos with an analysis and those without one; edited pictures have a folder and a time of their own. */
const unpublishedOf = (sellerId: number) => sql`
  select image, min(created_at) as created_at
  from (
    select image, created_at from analyses where seller_id = ${sellerId}
    union all
    select name, created_at from seller_files where seller_id = ${sellerId} and position('/' in name) = 0
  ) as stored
  where not exists (select from products where products.image = stored.image)
    and not exists (select from product_photos where product_photos.image = stored.image)
    and not exists (select from product_variants where product_variants.image = stored.image)
    and not exists (select from shops where stored.image in (shops.banner, shops.logo) and shops.seller_id = ${sellerId})
  group by image`;

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
