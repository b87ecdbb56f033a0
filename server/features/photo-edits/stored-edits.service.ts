import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import { photoEditDays } from '../../../contracts/photo-edits.ts';
import type { Db } from '../../db/database.ts';
import { photoEdits } from '../../db/schema/photo-edits.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { PhotoStore } from '../listing-analysis/photo-intake.service.ts';
import { giveSpaceBack, takeSpace } from '../quotas/quotas.service.ts';

const sweptTogether = 100;
const dayMs = 24 * 60 * 60 * 1000;

const originalOf = (uuid: string) => `edits/${uuid}.webp`;

/** Keeps a photo that was taken in, for its seller to work on. */
export async function keepPhoto(
  { db, storage, quotas }: PhotoStore,
  owner: { sellerId: number; now: Date },
  photo: Uint8Array,
): Promise<{ id: string; name: string }> {
  const uuid = randomUUID();
  const name = originalOf(uuid);
  await takeSpace(db, quotas, { name, sellerId: owner.sellerId, bytes: photo.byteLength });
  // Written down first: a file that no row names would never be swept.
  await db.insert(photoEdits).values({ uuid, sellerId: owner.sellerId, files: [name], createdAt: owner.now });
  await storage.put(name, photo, 'image/webp');
  return { id: uuid, name };
}

/** The seller's own photo; another's is as good as none. */
export async function readPhoto(db: Db, storage: Storage, sellerId: number, uuid: string): Promise<Buffer> {
  const [row] = await db
    .select({ uuid: photoEdits.uuid })
    .from(photoEdits)
    .where(and(eq(photoEdits.uuid, uuid), eq(photoEdits.sellerId, sellerId)));
  const file = row && (await storage.open(originalOf(row.uuid)));
  if (!file) throw new AppError('photo_edit_not_found');
  return Buffer.concat(await file.stream.toArray());
}

/** Stores what was made of a photo, under a name of its own: who is shown the picture must not find the photo by it. */
export async function keepEdit(
  { db, storage, quotas }: PhotoStore,
  edit: { uuid: string; sellerId: number },
  picture: Uint8Array,
): Promise<string> {
  const name = `edits/${randomUUID()}-edited.jpg`;
  await takeSpace(db, quotas, { name, sellerId: edit.sellerId, bytes: picture.byteLength });
  await db
    .update(photoEdits)
    .set({ files: sql`array_append(${photoEdits.files}, ${name})` })
    .where(eq(photoEdits.uuid, edit.uuid));
  await storage.put(name, picture, 'image/jpeg');
  return name;
}

/** Deletes the photos whose time is over, with all that was made of them. */
export async function sweepOldEdits(db: Db, storage: Storage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - photoEditDays * dayMs);
  for (;;) {
    const rows = await db.select().from(photoEdits).where(lt(photoEdits.createdAt, before)).limit(sweptTogether);
    const names = rows.flatMap(({ files }) => files);
    for (const name of names) await storage.remove(name);
    await giveSpaceBack(db, names);
    if (rows.length > 0) {
      const uuids = rows.map(({ uuid }) => uuid);
      await db.delete(photoEdits).where(inArray(photoEdits.uuid, uuids));
    }
    if (rows.length < sweptTogether) return;
  }
}
