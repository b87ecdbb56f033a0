import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { photoEditDays } from '../../../../contracts/selling/photo-edits.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import type { PhotoStore } from '../quotas/quotas.service.ts';
import { releaseSpace, reserveSpace } from '../quotas/quotas.service.ts';

const batchSize = 100;

const originalOf = (uuid: string) => `edits/${uuid}.webp`;

/** Stores a prepared photo for its seller to edit. */
export async function storePhotoToEdit(
  { db, storage, quotas }: PhotoStore,
  owner: { sellerId: number; now: Date },
  photo: Uint8Array,
): Promise<{ id: string; name: string }> {
  const uuid = randomUUID();
  const name = originalOf(uuid);
  await reserveSpace(db, quotas, { name, sellerId: owner.sellerId, bytes: photo.byteLength });
  // The row is inserted first, because a file without a row would not be deleted by sweepOldEdits.
  await db.insert(photoEdits).values({ uuid, sellerId: owner.sellerId, files: [name], createdAt: owner.now });
  await storage.put(name, photo, 'image/webp');
  return { id: uuid, name };
}

/** The seller's own photo; another seller's is not found. */
export async function readPhoto(db: Db, storage: Storage, sellerId: number, uuid: string): Promise<Buffer> {
  const [row] = await db
    .select({ uuid: photoEdits.uuid })
    .from(photoEdits)
    .where(and(eq(photoEdits.uuid, uuid), eq(photoEdits.sellerId, sellerId)));
  const file = row && (await storage.open(originalOf(row.uuid)));
  if (!file) throw new AppError('photo_edit_not_found');
  return Buffer.concat(await file.stream.toArray());
}

/** Stores an edited picture under a random name, so that its URL does not reveal the original photo. */
export async function storeEdit(
  { db, storage, quotas }: PhotoStore,
  edit: { uuid: string; sellerId: number },
  picture: Uint8Array,
): Promise<string> {
  const name = `edits/${randomUUID()}-edited.jpg`;
  await reserveSpace(db, quotas, { name, sellerId: edit.sellerId, bytes: picture.byteLength });
  await db
    .update(photoEdits)
    .set({ files: sql`array_append(${photoEdits.files}, ${name})` })
    .where(eq(photoEdits.uuid, edit.uuid));
  await storage.put(name, picture, 'image/jpeg');
  return name;
}

/** Deletes photos after their retention period, with their edits. */
export async function sweepOldEdits(db: Db, storage: Storage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - photoEditDays * dayMs);
  for (;;) {
    const rows = await db.select().from(photoEdits).where(lt(photoEdits.createdAt, before)).limit(batchSize);
    const names = rows.flatMap(({ files }) => files);
    for (const name of names) await storage.remove(name);
    await releaseSpace(db, names);
    if (rows.length > 0) {
      const uuids = rows.map(({ uuid }) => uuid);
      await db.delete(photoEdits).where(inArray(photoEdits.uuid, uuids));
    }
    if (rows.length < batchSize) return;
  }
}
