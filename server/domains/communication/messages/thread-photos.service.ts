import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { ThreadPhoto } from '../../../../contracts/communication/threads.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { threadPhotos } from '../../../schema/communication/thread-photos.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import type { MessageLimits } from './message-limits.service.ts';
import { accountOn, getOwnThread, isBlockedBetween, otherSide, type Participant } from './own-threads.service.ts';

interface Deps {
  db: Db;
  storage: Storage;
  limits: Pick<MessageLimits, 'photoMegabytes'>;
}

/** Photos of one account that no message has. */
const maxWaiting = 20;
/** Files in this folder are private: `/uploads/` serves none of them. */
const folder = 'threads/';

/** Whether a stored file is a photo of a conversation; some file systems find it in any case of letters. */
export const isThreadPhotoFile = (file: string): boolean => file.toLowerCase().startsWith(folder);

/** The thread that a photo may be sent in; asked before the photo is decoded, which is expensive. */
export async function requireOpenThread(db: Db, person: Participant, threadId: string) {
  const thread = await getOwnThread(db, person, threadId);
  const other = accountOn(thread, otherSide(person.role));
  if (other === null) throw new AppError('thread_closed');
  if (await isBlockedBetween(db, person.id, other)) throw new AppError('thread_blocked');
  return thread;
}

/** Stores a photo that a message of the thread can then have. */
export async function storeThreadPhoto(
  { db, storage, limits }: Deps,
  { accountId, threadId, now }: { accountId: number; threadId: number; now: Date },
  photo: Uint8Array,
): Promise<ThreadPhoto> {
  const name = `${randomUUID()}.webp`;
  const { width, height } = await sharp(photo).metadata();
  // The row is inserted first, because a file without a row is never looked for.
  await db.transaction(async (tx) => {
    await requireRoom(tx, accountId, { bytes: photo.length, megabytes: limits.photoMegabytes });
    const size = { width, height, bytes: photo.length };
    await tx.insert(threadPhotos).values({ name: folder + name, threadId, accountId, ...size, createdAt: now });
  });
  await storage.put(folder + name, photo, 'image/webp');
  return { name, width, height };
}

/** Uploads of one account wait for each other, so that they cannot exceed the quota together. */
async function requireRoom(tx: Db, accountId: number, { bytes, megabytes }: { bytes: number; megabytes: number }) {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  const [stored] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${threadPhotos.bytes}), 0)::float8`,
      waiting: count(sql`case when ${threadPhotos.messageId} is null then 1 end`),
    })
    .from(threadPhotos)
    .where(eq(threadPhotos.accountId, accountId));
  if ((stored?.waiting ?? 0) >= maxWaiting) throw new AppError('storage_full', { key: 'thread_photos_waiting' });
  if ((stored?.bytes ?? 0) + bytes > megabytes * 1_000_000) {
    throw new AppError('storage_full', { key: 'thread_photos_full', parameters: { megabytes } });
  }
}

/** Gives uploaded photos to a message, in their order; each belongs to one message of its sender. */
export async function attachPhotos(
  tx: Db,
  { threadId, messageId, accountId }: { threadId: number; messageId: number; accountId: number },
  names: readonly string[],
): Promise<void> {
  for (const [place, name] of names.entries()) {
    const isWaiting = and(
      eq(threadPhotos.name, folder + name),
      eq(threadPhotos.threadId, threadId),
      eq(threadPhotos.accountId, accountId),
      isNull(threadPhotos.messageId),
    );
    const attached = await tx
      .update(threadPhotos)
      .set({ messageId, place })
      .where(isWaiting)
      .returning({ name: threadPhotos.name });
    if (attached.length === 0) throw new AppError('bad_input', { key: 'thread_photo_not_found' });
  }
}

/** The photos of messages, by message. */
export async function listPhotos(db: Db, messageIds: readonly number[]): Promise<Map<number, ThreadPhoto[]>> {
  const photos = new Map<number, ThreadPhoto[]>();
  if (messageIds.length === 0) return photos;
  const { messageId, name, width, height, place } = threadPhotos;
  const rows = await db
    .select({ messageId, name, width, height })
    .from(threadPhotos)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(messageId), asc(place));
  for (const { messageId: id, name: file, ...size } of rows) {
    if (id === null) continue;
    photos.set(id, [...(photos.get(id) ?? []), { name: file.slice(folder.length), ...size }]);
  }
  return photos;
}

/** Opens a photo of a thread of the caller: one that was sent, or an own one that waits. */
export async function openThreadPhoto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  person: Participant,
  { threadId, name }: { threadId: string; name: string },
) {
  const thread = await getOwnThread(db, person, threadId);
  const isSeen = or(isNotNull(threadPhotos.messageId), eq(threadPhotos.accountId, person.id));
  const [photo] = await db
    .select({ file: threadPhotos.name })
    .from(threadPhotos)
    .where(and(eq(threadPhotos.name, folder + name), eq(threadPhotos.threadId, thread.id), isSeen));
  const stored = photo && (await storage.open(photo.file));
  if (!stored) throw new AppError('thread_photo_not_found');
  return { name, content: stored.stream };
}

/** Forgets photos that no message got; the daily sweep then removes their files. */
export async function deleteWaitingPhotos(db: Db, before: Date): Promise<void> {
  await db.delete(threadPhotos).where(and(isNull(threadPhotos.messageId), lt(threadPhotos.createdAt, before)));
}

/** Those of the files that belong to a conversation. */
export async function listThreadPhotoFiles(db: Db, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db.select({ name: threadPhotos.name }).from(threadPhotos).where(inArray(threadPhotos.name, files));
  return rows.map(({ name }) => name);
}

/** The file of a photo, for those who may read it whole: evidence, and the operator after a report. */
export const threadPhotoFile = (name: string): string => folder + name;
