import { lt } from 'drizzle-orm';
import type { ListingState, OwnListing } from '../../../../contracts/selling/my-listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { reindexAndInvalidate, writeListing } from '../../marketplace/listings/changes.service.ts';
import { removeCode, saveAnalysedCode } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { releaseDraft } from '../listing-publishing/plans.service.ts';
import { getOwn, notInMyListings } from '../own-listing/own-listing.service.ts';
import { describeListing, restorableMs } from './own-listings.service.ts';

type Product = typeof products.$inferSelect;
type Change = (product: Product) => Partial<Product>;

/** Pauses or resumes a listing; idempotent. */
export async function setLive(db: Db, sellerId: number, idText: string, isLive: boolean): Promise<OwnListing> {
  return change(db, sellerId, idText, ({ removedAt }) => {
    if (removedAt) throw notInMyListings();
    return { isLive };
  });
}

const removal = ({ isLive, removedAt }: Product, now: Date): Partial<Product> =>
  removedAt ? {} : { isLive: false, wasLive: isLive, removedAt: now };

/** Removes a listing; it can be restored for `restoreDays`. */
export async function remove(db: Db, sellerId: number, idText: string, now: Date): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const listing = await change(tx, sellerId, idText, (product) => removal(product, now));
    await forgetRemoved(tx, Number(listing.id));
    return listing;
  });
}

async function forgetRemoved(tx: Db, id: number): Promise<void> {
  await releaseDraft(tx, id);
  await removeCode(tx, id);
}

/** Brings a locked listing into a state from any other; the caller brings the search in line. */
export async function writeState(
  { tx, queue, now }: { tx: Db; queue: Pick<Queue, 'enqueue'>; now: Date },
  product: Product,
  state: ListingState,
): Promise<void> {
  if (state === 'removed') {
    await writeListing(tx, product.id, removal(product, now));
    await forgetRemoved(tx, product.id);
    return;
  }
  if (product.removedAt && !canRestore(product.removedAt, now)) throw notInMyListings();
  await writeListing(tx, product.id, { isLive: state === 'live', removedAt: null });
  if (product.removedAt) await saveAnalysedCode(tx, queue, product.id);
}

/** Whether a removed listing can still be brought back. */
export const canRestore = (removedAt: Date, now: Date): boolean => now.getTime() - removedAt.getTime() <= restorableMs;

/** Restores a removed listing to its previous state. */
export async function restore(
  { db, queue }: { db: Db; queue: Pick<Queue, 'enqueue'> },
  sellerId: number,
  idText: string,
  now: Date,
): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const listing = await change(tx, sellerId, idText, ({ removedAt, wasLive }) => {
      if (!removedAt) return {};
      if (!canRestore(removedAt, now)) throw notInMyListings();
      return { isLive: wasLive, removedAt: null };
    });
    await saveAnalysedCode(tx, queue, Number(listing.id));
    return listing;
  });
}

/** Deletes listings that can no longer be restored. The picture is kept, because an analysis may still use it. */
export async function deleteExpiredListings(db: Db, now: Date): Promise<void> {
  await db.delete(products).where(lt(products.removedAt, new Date(now.getTime() - restorableMs)));
}

async function change(db: Db, sellerId: number, idText: string, changeOf: Change): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const product = await getOwn(tx, sellerId, idText);
    const values = changeOf(product);
    const changed = Object.entries(values).some(([name, value]) => product[name as keyof Product] !== value);
    // Announcing clears the page caches of all processes, so it is skipped if nothing changed.
    if (changed) {
      await writeListing(tx, product.id, values);
      await reindexAndInvalidate(tx, product.id);
    }
    return describeListing(tx, { ...product, ...values });
  });
}
