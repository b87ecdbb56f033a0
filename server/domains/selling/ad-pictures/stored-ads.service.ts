import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { hourMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isForeignKeyViolation } from '../../../platform/db/statements/query-errors.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { adPictures } from '../../../schema/selling/files.ts';

interface AdStore {
  db: Db;
  storage: Pick<Storage, 'put' | 'remove'>;
  /** Total space for ad pictures. */
  megabytes: number;
}

/** Stores an ad picture, and deletes the oldest ones when all together exceed their space. */
export async function storeAd(
  { db, storage, megabytes }: AdStore,
  picture: { name: string; productId: number | null; bytes: Uint8Array },
): Promise<void> {
  const { name, productId, bytes } = picture;
  const row = { bytes: bytes.byteLength, createdAt: new Date() };
  await db
    .insert(adPictures)
    .values({ name, productId, ...row })
    .onConflictDoUpdate({ target: adPictures.name, set: row })
    .catch((error) => {
      // The product was deleted while its picture was drawn.
      throw isForeignKeyViolation(error) ? new AppError('product_not_found') : error;
    });
  await storage.put(name, bytes, 'image/jpeg');
  const { rows } = await db.execute<{ name: string }>(sql`
    delete from ${adPictures} where ${adPictures.name} in (
      select name from (
        select name, sum(bytes) over (order by created_at desc, name) as with_newer from ${adPictures}
      ) ranked where with_newer > ${megabytes * 1_000_000}::bigint
    ) returning name`);
  for (const oldest of rows) await storage.remove(oldest.name);
}

/** Deletes ad pictures of typed headlines after an hour, and those of products after `adDays`. */
export async function removeOldAds(
  db: Db,
  storage: Pick<Storage, 'remove'>,
  { adDays, now }: { adDays: number; now: Date },
): Promise<void> {
  const before = (hours: number) => lt(adPictures.createdAt, new Date(now.getTime() - hours * hourMs));
  const isOld = or(
    and(isNull(adPictures.productId), before(1)),
    and(isNotNull(adPictures.productId), before(adDays * 24)),
  );
  const removed = await db.delete(adPictures).where(isOld).returning({ name: adPictures.name });
  for (const { name } of removed) await storage.remove(name);
}

/** The names of all ad pictures of a seller's products. */
export async function listAdsOf(db: Db, sellerId: number): Promise<string[]> {
  const own = db.select({ id: products.id }).from(products).where(eq(products.sellerId, sellerId));
  const rows = await db.select({ name: adPictures.name }).from(adPictures).where(inArray(adPictures.productId, own));
  return rows.map(({ name }) => name);
}
