import { lt } from 'drizzle-orm';
import type { OwnListing } from '../../../../contracts/selling/my-listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { reindexAndInvalidate, writeListing } from '../../marketplace/listings/changes.service.ts';
import { removeCode, saveAnalysedCode } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { releaseDraft } from '../listing-publishing/plans.service.ts';
import { describeListing, getOwn, notInMyListings, restorableMs } from './own-listings.service.ts';

type Product = typeof products.$inferSelect;
type Change = (product: Product) => Partial<Product>;

/** Pauses or resumes a listing; idempotent. */
export async function setLive(db: Db, sellerId: number, idText: string, isLive: boolean): Promise<OwnListing> {
  return change(db, sellerId, idText, ({ removedAt }) => {
    if (removedAt) throw notInMyListings();
    return { isLive };
  });
}

/** Removes a listing; it can be restored for `restoreDays`. */
export async function remove(db: Db, sellerId: number, idText: string, now: Date): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const listing = await change(tx, sellerId, idText, ({ isLive, removedAt }) =>
      removedAt ? {} : { isLive: false, wasLive: isLive, removedAt: now },
    );
    await releaseDraft(tx, Number(listing.id));
    await removeCode(tx, Number(listing.id));
    return listing;
  });
}

/** Restores a removed listing to its previous state. */
export async function restore(db: Db, sellerId: number, idText: string, now: Date): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const listing = await change(tx, sellerId, idText, ({ removedAt, wasLive }) => {
      if (!removedAt) return {};
      if (now.getTime() - removedAt.getTime() > restorableMs) throw notInMyListings();
      return { isLive: wasLive, removedAt: null };
    });
    await saveAnalysedCode(tx, Number(listing.id));
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
