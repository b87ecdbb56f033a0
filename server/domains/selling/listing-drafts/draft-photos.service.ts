import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { maxListingPhotos } from '../../../../contracts/marketplace/listing-photos.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { queueAnalysis } from '../listing-analysis/listing-analysis.service.ts';
import { type PhotoStore, requireRoomForPhoto, storePhoto } from '../quotas/quotas.service.ts';
import { composeDraft } from './compose-draft.service.ts';
import { findArticle, type GroupedPhoto } from './group-photos.ts';

export interface UploadDeps extends PhotoStore {
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

interface Upload {
  uploadKey: string;
  position: number;
  /** Decodes and checks the file; called only for a photo that is not stored yet. */
  prepare(): Promise<Uint8Array>;
}

export interface StoredDraftPhoto {
  id: string;
  draftId: string;
}

/** Stores a photo with a draft of its own and queues its analysis; a key that was used before finds the stored photo. */
export async function addPhoto(deps: UploadDeps, sellerId: number, upload: Upload): Promise<StoredDraftPhoto> {
  const { db } = deps;
  const { uploadKey, position } = upload;
  const known = await findUploaded(db, sellerId, uploadKey);
  if (known) return known;
  // Checked before the photo is decoded, which is expensive.
  await requireRoomForPhoto(db, deps.quotas, sellerId);
  const image = await storePhoto(deps, sellerId, await upload.prepare());
  return db.transaction(async (tx) => {
    await lockDrafts(tx, sellerId);
    // Sent twice at the same time; the second file is swept like every photo that nothing shows.
    const first = await findUploaded(tx, sellerId, uploadKey);
    if (first) return first;
    const analysisUuid = await queueAnalysis(tx, deps, sellerId, image);
    const draftId = await insertDraft(tx, sellerId);
    const [photo] = await tx
      .insert(draftPhotos)
      .values({ draftId, sellerId, uploadKey, image, analysisUuid, position, place: 0 })
      .returning({ id: draftPhotos.id });
    if (!photo) throw new Error('The photo was not stored.');
    return { id: photo.id, draftId };
  });
}

/** Puts a photo that was read into the draft of its article, once; one that could not be read stays in its own. */
export async function placePhoto(db: Db, analysisUuid: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ sellerId: draftPhotos.sellerId })
      .from(draftPhotos)
      .where(eq(draftPhotos.analysisUuid, analysisUuid));
    if (!found) return;
    await lockDrafts(tx, found.sellerId);
    const [photo] = await tx.select().from(draftPhotos).where(eq(draftPhotos.analysisUuid, analysisUuid));
    if (!photo) return;
    const placing = photo.isPlaced ? null : await findPlace(tx, photo);
    await tx.update(draftPhotos).set({ isPlaced: true }).where(eq(draftPhotos.id, photo.id));
    if (placing) {
      await putInto(tx, placing.draftId, [photo.id]);
      await tx
        .update(listingDrafts)
        .set({ likeness: sql`least(${listingDrafts.likeness}, ${placing.likeness}::real)` })
        .where(eq(listingDrafts.id, placing.draftId));
      await composeDraft(tx, placing.draftId);
    }
    await composeDraft(tx, photo.draftId);
  });
}

/** Puts photos into another draft, or into a new one; the drafts that they leave are composed anew or gone. */
export function movePhotos(
  db: Db,
  sellerId: number,
  { photoIds, draftId, place }: { photoIds: string[]; draftId: string | null; place?: number | undefined },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockDrafts(tx, sellerId);
    const moved = await tx
      .select({ id: draftPhotos.id, draftId: draftPhotos.draftId })
      .from(draftPhotos)
      .innerJoin(listingDrafts, eq(listingDrafts.id, draftPhotos.draftId))
      .where(and(isOpenOf(sellerId), inArray(draftPhotos.id, photoIds)));
    if (moved.length < new Set(photoIds).size) throw new AppError('draft_not_found');
    if (draftId !== null) await requireOpen(tx, sellerId, [draftId]);
    const target = draftId ?? (await insertDraft(tx, sellerId));
    await putInto(tx, target, photoIds, place);
    // The seller says which photos belong together.
    const changed = [...new Set([...moved.map((photo) => photo.draftId), target])];
    await tx.update(listingDrafts).set({ likeness: null }).where(inArray(listingDrafts.id, changed));
    for (const id of changed) await composeDraft(tx, id);
    return target;
  });
}

/** Throws unless all of them are the seller's own and can be changed. */
export async function requireOpen(tx: Db, sellerId: number, draftIds: readonly string[]): Promise<void> {
  const found = await tx
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(and(isOpenOf(sellerId), inArray(listingDrafts.id, [...draftIds])));
  if (found.length < new Set(draftIds).size) throw new AppError('draft_not_found');
}

export const isOpenOf = (sellerId: number) =>
  and(eq(listingDrafts.sellerId, sellerId), eq(listingDrafts.state, 'open'));

/** Locks the drafts of a seller, so that photos are put together one after the other. */
export async function lockDrafts(tx: Db, sellerId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sellerId)).for('no key update');
}

async function findUploaded(db: Db, sellerId: number, uploadKey: string): Promise<StoredDraftPhoto | null> {
  const [photo] = await db
    .select({ id: draftPhotos.id, draftId: draftPhotos.draftId })
    .from(draftPhotos)
    .where(and(eq(draftPhotos.sellerId, sellerId), eq(draftPhotos.uploadKey, uploadKey)));
  return photo ?? null;
}

async function insertDraft(tx: Db, sellerId: number): Promise<string> {
  const [draft] = await tx.insert(listingDrafts).values({ sellerId }).returning({ id: listingDrafts.id });
  if (!draft) throw new Error('The draft was not stored.');
  return draft.id;
}

/** Nothing is moved into or out of what the seller changed or accepted already. */
async function findPlace(tx: Db, photo: typeof draftPhotos.$inferSelect) {
  const isUntouched = sql<boolean>`${listingDrafts.title} is null and ${listingDrafts.priceMinor} is null and not ${listingDrafts.isTypeChosen}`;
  const rows = await tx
    .select({
      id: draftPhotos.id,
      draftId: draftPhotos.draftId,
      embedding: analyses.embedding,
      facts: analyses.facts,
      isUntouched,
    })
    .from(draftPhotos)
    .innerJoin(listingDrafts, eq(listingDrafts.id, draftPhotos.draftId))
    .innerJoin(analyses, eq(analyses.uuid, draftPhotos.analysisUuid))
    .where(and(isOpenOf(photo.sellerId), isNotNull(analyses.embedding)))
    .orderBy(asc(draftPhotos.position), asc(draftPhotos.createdAt), asc(draftPhotos.id));
  const own = rows.filter(({ draftId }) => draftId === photo.draftId);
  if (own.length !== 1 || !own[0]?.isUntouched) return null;
  const counts = Map.groupBy(rows, ({ draftId }) => draftId);
  const hasRoom = (draftId: string) => (counts.get(draftId)?.length ?? 0) < maxListingPhotos;
  const grouped = rows.flatMap(({ embedding, facts, ...row }): GroupedPhoto[] =>
    embedding && hasRoom(row.draftId)
      ? [{ ...row, embedding, colours: facts?.colours.map(({ value }) => value) ?? [] }]
      : [],
  );
  return findArticle(grouped, photo.id);
}

/** Moves photos to a place in a draft; they count as placed from then on. */
async function putInto(tx: Db, draftId: string, photoIds: readonly string[], place?: number): Promise<void> {
  const there = await tx
    .select({ id: draftPhotos.id })
    .from(draftPhotos)
    .where(eq(draftPhotos.draftId, draftId))
    .orderBy(asc(draftPhotos.place), asc(draftPhotos.position));
  const others = there.map(({ id }) => id).filter((id) => !photoIds.includes(id));
  const at = place ?? others.length;
  const order = [...others.slice(0, at), ...photoIds, ...others.slice(at)];
  if (order.length > maxListingPhotos) {
    throw new AppError('draft_full', { parameters: { max: maxListingPhotos } });
  }
  for (const [index, id] of order.entries()) {
    await tx.update(draftPhotos).set({ draftId, place: index, isPlaced: true }).where(eq(draftPhotos.id, id));
  }
}
