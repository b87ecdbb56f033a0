import { randomUUID } from 'node:crypto';
import { count, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { orderLines, orderPhotos } from '../../db/schema/orders.ts';
import type { Storage } from '../../providers/storage/storage.ts';

const maxPhotos = 20;

/** Stores a photo for a return, a review or a payment slip, under a name that only the two sides get to know. */
export async function storeOrderPhoto(
  { db, storage }: { db: Db; storage: Storage },
  { orderId, now }: { orderId: number; now: Date },
  photo: Uint8Array,
): Promise<string> {
  const [stored] = await db.select({ photos: count() }).from(orderPhotos).where(eq(orderPhotos.orderId, orderId));
  if ((stored?.photos ?? 0) >= maxPhotos) throw new AppError('too_many_uploads');
  const name = `orders/${randomUUID()}.webp`;
  // The row is inserted first, because a file without a row is never looked for.
  await db.insert(orderPhotos).values({ name, orderId, createdAt: now });
  await storage.put(name, photo, 'image/webp');
  return name;
}

/** Those of the images that orders show; they stay when the listing is gone. */
export async function listOrderedImages(db: Db, images: string[]): Promise<string[]> {
  if (images.length === 0) return [];
  const rows = await db
    .select({ image: orderLines.image })
    .from(orderLines)
    .where(inArray(orderLines.image, images))
    .groupBy(orderLines.image);
  return rows.map(({ image }) => image);
}

/** Those of the names that belong to an order. */
export async function listOrderPhotos(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.select({ name: orderPhotos.name }).from(orderPhotos).where(inArray(orderPhotos.name, names));
  return rows.map(({ name }) => name);
}
