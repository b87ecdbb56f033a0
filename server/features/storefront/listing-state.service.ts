import { lt } from 'drizzle-orm';
import type { OwnListing } from '../../../contracts/storefront.ts';
import type { Db } from '../../db/database.ts';
import { products } from '../../db/schema/listings.ts';
import { releaseDraft } from '../listing-publishing/plans.service.ts';
import { announceListing, writeListing } from '../listings/changes.service.ts';
import { cachedForMs, describeListing, getOwn, notInStorefront } from './own-listings.service.ts';

type Product = typeof products.$inferSelect;
type Change = (product: Product) => Partial<Product>;

/** Takes a listing off the shop window, or puts it back; doing it twice is doing it once. */
export async function setLive(db: Db, sellerId: number, idText: string, isLive: boolean): Promise<OwnListing> {
  return change(db, sellerId, idText, ({ removedAt }) => {
    if (removedAt) throw notInStorefront();
    return { isLive };
  });
}

/** Removes a listing; it can be brought back for a while. */
export async function remove(db: Db, sellerId: number, idText: string, now: Date): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const listing = await change(tx, sellerId, idText, ({ isLive, removedAt }) =>
      removedAt ? {} : { isLive: false, wasLive: isLive, removedAt: now },
    );
    await releaseDraft(tx, Number(listing.id));
    return listing;
  });
}

/** Brings a removed listing back as it was. */
export async function restore(db: Db, sellerId: number, idText: string, now: Date): Promise<OwnListing> {
  return change(db, sellerId, idText, ({ removedAt, wasLive }) => {
    if (!removedAt) return {};
    if (now.getTime() - removedAt.getTime() > cachedForMs) throw notInStorefront();
    return { isLive: wasLive, removedAt: null };
  });
}

/** Deletes for good what was removed long enough ago. Its picture stays: an analysis may still show it. */
export async function deleteLongRemoved(db: Db, now: Date): Promise<void> {
  await db.delete(products).where(lt(products.removedAt, new Date(now.getTime() - cachedForMs)));
}

async function change(db: Db, sellerId: number, idText: string, changeOf: Change): Promise<OwnListing> {
  return db.transaction(async (tx) => {
    const product = await getOwn(tx, sellerId, idText);
    const values = changeOf(product);
    const changed = Object.entries(values).some(([name, value]) => product[name as keyof Product] !== value);
    // Announcing makes every process render its pages anew: not for what is as it was.
    if (changed) {
      await writeListing(tx, product.id, values);
      await announceListing(tx, product.id);
    }
    return describeListing(tx, { ...product, ...values });
  });
}
