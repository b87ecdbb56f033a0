import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { indexFigures } from '../search/index/figures-index.service.ts';

/** A sale that has begun or ended without its prices being brought in line yet. */
export const isDue = sql`${priceListEntries.finishedAt} is null and
  ((${priceListEntries.begunAt} is null and ${priceListEntries.startsAt} <= now()) or ${priceListEntries.endsAt} <= now())`;

/**
 * Brings the prices of listings in line with the sales of this moment: triggers compute them when a price is written, also
 * where it is written as it was. Listings are locked in the order of their ids, as a checkout does.
 */
export async function refreshPrices(tx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = inArray(products.id, ids);
  await tx.select({ id: products.id }).from(products).where(these).orderBy(products.id).for('no key update');
  await tx
    .update(products)
    .set({ regularPrice: sql`${products.regularPrice}` })
    .where(these);
  await tx
    .update(productVariants)
    .set({ regularPrice: sql`${productVariants.regularPrice}` })
    .where(sql`${inArray(productVariants.productId, ids)} and ${productVariants.price} is not null`);
  await indexFigures(tx, ids);
  await sendNotification(tx, 'listings_changed');
}

/**
 * Before a checkout reads prices: a sale that ended a moment ago is over, also where the job is late. In a transaction of
 * its own, so that a checkout locks its listings all at once.
 */
export async function refreshDuePrices(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const due = await db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${inArray(products.id, ids)} and exists (select from ${priceListEntries}
        where ${priceListEntries.sellerId} = ${products.sellerId} and ${isDue})`,
    );
  if (due.length === 0) return;
  await db.transaction((tx) =>
    refreshPrices(
      tx,
      due.map(({ id }) => id),
    ),
  );
}

/** Whether a sale of one of its sections runs in a shop. */
export async function hasSectionSales(tx: Db, sellerId: number): Promise<boolean> {
  const [running] = await tx
    .select({ id: priceListEntries.id })
    .from(priceListEntries)
    .where(
      sql`${priceListEntries.sellerId} = ${sellerId} and ${priceListEntries.shopSectionId} is not null
        and ${priceListEntries.startsAt} <= now() and ${priceListEntries.endsAt} > now()`,
    )
    .limit(1);
  return running !== undefined;
}

/** After listings have come into a section or left it: prices follow the sales of sections, where the shop has any now. */
export async function refreshSectionPrices(tx: Db, sellerId: number, ids: number[]): Promise<void> {
  if (await hasSectionSales(tx, sellerId)) await refreshPrices(tx, ids);
}
