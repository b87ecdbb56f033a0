import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';
import { shopSectionProducts } from '../../../schema/marketplace/shops.ts';
import { isDue, refreshPrices } from './current-prices.service.ts';

type Entry = typeof priceListEntries.$inferSelect;

/** Listings of one transaction: locks are short, and buyers get their turn. */
const batchSize = 100;

/** Brings prices in line with every sale that has begun or ended since the last time. */
export async function applySales(db: Db, signal: AbortSignal): Promise<void> {
  await refreshAll(db, lte(products.saleEndsAt, sql`now()`), signal);
  // Whether it is over is read first: one that ends while its listings are gone through is due again.
  const hasEnded = sql<boolean>`${priceListEntries.endsAt} <= now()`;
  const due = await db
    .select({ entry: priceListEntries, isOver: hasEnded })
    .from(priceListEntries)
    .where(isDue)
    .orderBy(asc(priceListEntries.id));
  for (const { entry, isOver } of due) {
    await refreshAll(db, coveredBy(entry), signal);
    await markApplied(db, entry, isOver);
  }
}

/** The listings that a sale is of. */
export function coveredBy({
  sellerId,
  productId,
  shopSectionId,
}: Pick<Entry, 'sellerId' | 'productId' | 'shopSectionId'>) {
  const ofSeller = eq(products.sellerId, sellerId);
  if (productId !== null) return and(ofSeller, eq(products.id, productId));
  if (shopSectionId === null) return ofSeller;
  return and(
    ofSeller,
    sql`exists (select from ${shopSectionProducts}
      where ${shopSectionProducts.productId} = ${products.id} and ${shopSectionProducts.shopSectionId} = ${shopSectionId})`,
  );
}

async function refreshAll(db: Db, condition: SQL | undefined, signal: AbortSignal): Promise<void> {
  for (let afterId = 0; ; ) {
    signal.throwIfAborted();
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(condition, gt(products.id, afterId)))
      .orderBy(asc(products.id))
      .limit(batchSize);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.transaction((tx) => refreshPrices(tx, ids));
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) return;
    afterId = last;
  }
}

async function markApplied(db: Db, { id, begunAt }: Entry, isOver: boolean): Promise<void> {
  await db
    .update(priceListEntries)
    .set({ begunAt: begunAt ?? sql`now()`, ...(isOver ? { finishedAt: sql`now()` } : {}) })
    .where(eq(priceListEntries.id, id));
}
