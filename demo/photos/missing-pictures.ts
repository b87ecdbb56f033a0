import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/db/database.ts';
import { sendNotification } from '../../server/platform/db/notifications.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { products } from '../../server/schema/marketplace/listings.ts';
import type { PictureMaker } from '../pictures/make-pictures.ts';

/** Stored when all pictures exist, so that the next start does not check each of them. */
const completeMark = 'demo-pictures-complete.txt';

// Advisory lock held while pictures are created; an arbitrary number, the same in every process.
const picturesLock = 7_274_005;

/** Whether pictures of the demo shop may be missing. */
export async function mayHaveMissingPictures(db: Db, storage: Pick<Storage, 'has'>): Promise<boolean> {
  const [demo] = await db.select({ id: products.id }).from(products).where(eq(products.isDemo, true)).limit(1);
  return demo !== undefined && !(await storage.has(completeMark));
}

/** Whether the stored shop was planned with photos. */
export async function hasDemoPhotos(db: Db): Promise<boolean> {
  const isPhoto = and(eq(products.isDemo, true), like(products.image, 'demo-photo-%'));
  return (await db.select({ id: products.id }).from(products).where(isPhoto).limit(1)).length > 0;
}

/**
 * Creates the missing pictures of demo products, newest first because they are shown first; of several processes only
 * one does. Products whose photo cannot be fetched are deleted, so that no listing lacks its picture.
 */
export async function makeMissingPictures(
  db: Db,
  storage: Pick<Storage, 'put'>,
  pictures: Pick<PictureMaker, 'makeAll'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${picturesLock})`);
    const rows = await tx
      .select({ image: products.image })
      .from(products)
      .where(eq(products.isDemo, true))
      .orderBy(desc(products.createdAt));
    const failed = await pictures.makeAll([...new Set(rows.map(({ image }) => image))]);
    if (failed.length > 0) {
      await tx.delete(products).where(and(eq(products.isDemo, true), inArray(products.image, failed)));
      await sendNotification(tx, 'listings_changed');
    }
  });
  await storage.put(completeMark, Buffer.from('complete\n'), 'text/plain');
}
