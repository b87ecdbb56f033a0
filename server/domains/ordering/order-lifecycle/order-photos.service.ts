import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { orderLines, orderPhotos, orders } from '../../../schema/ordering/orders.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import type { OrderRow } from '../order-state/order-rows.ts';
import { refuse } from '../order-state/refusals.ts';

interface Deps {
  db: Db;
  storage: Storage;
}

const maxPhotos = 20;
/** A payment slip, and two more tries. */
const maxUnpaidPhotos = 3;
/** Files in this folder are private: `/uploads/` serves none of them. */
const folder = 'orders/';
const type = 'image/webp';

/** Whether a stored file is a photo of an order; some file systems find it in any case of letters. */
export const isOrderPhotoFile = (file: string): boolean => file.toLowerCase().startsWith(folder);

/** The name of a photo for its buyer and seller, who need not know the folder. */
export const photoNameOf = (file: string | null): string | null => file?.slice(folder.length) ?? null;

/** Stores a photo for a return, a review or a payment slip; answers its name. */
export async function storeOrderPhoto(
  { db, storage }: Deps,
  { order, now, megabytes }: { order: OrderRow; now: Date; megabytes: number },
  photo: Uint8Array,
): Promise<string> {
  const name = `${randomUUID()}.webp`;
  // The row is inserted first, because a file without a row is never looked for.
  await db.transaction(async (tx) => {
    await requireRoom(tx, order, { bytes: photo.length, megabytes });
    await tx
      .insert(orderPhotos)
      .values({ name: folder + name, orderId: order.id, bytes: photo.length, createdAt: now });
  });
  await storage.put(folder + name, photo, type);
  return name;
}

/** Uploads of one buyer wait for each other, so that they cannot exceed the quota together. */
async function requireRoom(
  tx: Db,
  { id, customerId, state, paybackCents }: OrderRow,
  { bytes, megabytes }: { bytes: number; megabytes: number },
): Promise<void> {
  // Of a cancelled order only the slip of what the seller pays back is of use.
  if (state === 'cancelled' && paybackCents === 0) throw refuse('order_is_cancelled');
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, customerId)).for('no key update');
  const [stored] = await tx.select({ photos: count() }).from(orderPhotos).where(eq(orderPhotos.orderId, id));
  if ((stored?.photos ?? 0) >= (state === 'awaiting_payment' ? maxUnpaidPhotos : maxPhotos)) {
    throw new AppError('storage_full', { key: 'order_photos_full' });
  }
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${orderPhotos.bytes}), 0)::float8` })
    .from(orderPhotos)
    .innerJoin(orders, eq(orders.id, orderPhotos.orderId))
    .where(eq(orders.customerId, customerId));
  if ((used?.bytes ?? 0) + bytes > megabytes * 1_000_000) {
    throw new AppError('storage_full', { key: 'photos_full_megabytes', parameters: { megabytes } });
  }
}

/** Deletes the photos of orders that were cancelled before a time; the daily sweep then removes their files. */
export async function deletePhotosOfCancelled(db: Db, before: Date): Promise<void> {
  // What is still to be paid back may have to be proven.
  const isOver = and(eq(orders.state, 'cancelled'), lt(orders.closedAt, before), eq(orders.paybackCents, 0));
  const cancelled = db.select({ id: orders.id }).from(orders).where(isOver);
  await db.transaction(async (tx) => {
    await tx.delete(orderPhotos).where(inArray(orderPhotos.orderId, cancelled));
    await tx
      .update(orders)
      .set({ claimSlip: null })
      .where(and(isNotNull(orders.claimSlip), isOver));
    const hasEvidence = and(isNotNull(orderPaybacks.slip), inArray(orderPaybacks.orderId, cancelled));
    await tx.update(orderPaybacks).set({ slip: null }).where(hasEvidence);
  });
}

/** The file of a photo that was uploaded for this order; null for any other name. */
async function findPhotoFile(db: Db, orderId: number, name: string): Promise<string | null> {
  const isOfOrder = and(eq(orderPhotos.name, folder + name), eq(orderPhotos.orderId, orderId));
  const [photo] = await db.select().from(orderPhotos).where(isOfOrder);
  return photo?.name ?? null;
}

/** Refuses the name of a photo that was not uploaded for this order. */
export async function requirePhoto(tx: Db, orderId: number, name: string | undefined): Promise<string | null> {
  if (!name) return null;
  const file = await findPhotoFile(tx, orderId, name);
  if (!file) throw new AppError('bad_input', { key: 'photo_missing' });
  return file;
}

/** The bytes of stored photos of an order or of its listings, by their files; a file that is gone is left out. */
export async function readPhotos(storage: Storage, files: readonly string[]): Promise<Map<string, Uint8Array>> {
  const photos = new Map<string, Uint8Array>();
  for (const file of files) {
    const bytes = await readFile(storage, file);
    if (bytes) photos.set(file, bytes);
  }
  return photos;
}

/** Opens a photo of an order; the caller has checked that the order is the reader's. */
export async function openOrderPhoto({ db, storage }: Deps, orderId: number, name: string) {
  const file = await findPhotoFile(db, orderId, name);
  const stored = file && (await storage.open(file));
  if (!stored) throw new AppError('order_photo_not_found');
  return { name, content: stored.stream };
}

/** Copies a photo of an order to a name that everyone may see, in every size; answers that name. */
export async function publishOrderPhoto({ db, storage }: Deps, orderId: number, name: string): Promise<string> {
  const file = await findPhotoFile(db, orderId, name);
  const bytes = file && (await readFile(storage, file));
  if (!bytes) throw new AppError('bad_input', { key: 'photo_missing' });
  const publicName = `${randomUUID()}.webp`;
  await storage.put(publicName, bytes, type);
  return publicName;
}

async function readFile(storage: Storage, name: string): Promise<Buffer | null> {
  const file = await storage.open(name);
  return file && Buffer.concat(await file.stream.toArray());
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
