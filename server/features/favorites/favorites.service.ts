import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import { productPageSize } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { favorites } from '../../db/schema/favorites.ts';
import { products } from '../../db/schema/listings.ts';
import { findLiveProduct, inMilliseconds, type ProductPage, readPage } from '../listings/listings.service.ts';

const idsAtMost = 1000;

/** Saves a live product; saving it again changes nothing. */
export async function saveProduct(db: Db, customerId: number, productId: string): Promise<void> {
  const product = await findLiveProduct(db, productId);
  if (!product) throw new AppError('product_not_found');
  await db.insert(favorites).values({ customerId, productId: product.id }).onConflictDoNothing();
}

/** Takes a product off the favourites; one that is not there is off already. */
export async function unsaveProduct(db: Db, customerId: number, productId: string): Promise<void> {
  if (!/^\d{1,15}$/.test(productId)) return;
  await db
    .delete(favorites)
    .where(and(eq(favorites.customerId, customerId), eq(favorites.productId, Number(productId))));
}

/** Ids of what a customer saved, last first. */
export async function listSavedIds(db: Db, customerId: number): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(eq(favorites.customerId, customerId))
    .orderBy(desc(favorites.savedAt), desc(favorites.productId))
    .limit(idsAtMost);
  return rows.map((row) => String(row.id));
}

/** What a customer saved and is still for sale, last saved first, a page at a time. */
export async function listSaved(
  db: Db,
  customerId: number,
  language: Language,
  after: number[] | null,
): Promise<ProductPage> {
  const conditions = and(
    eq(favorites.customerId, customerId),
    products.isLive,
    after
      ? sql`(${favorites.savedAt}, ${favorites.productId}) < (${new Date(after[0] ?? 0).toISOString()}::timestamptz, ${after[1] ?? 0})`
      : undefined,
  );
  const page = sql`select ${products.id}, ${inMilliseconds(favorites.savedAt)} as key
    from ${favorites} join ${products} on ${eq(products.id, favorites.productId)} where ${conditions}
    order by ${favorites.savedAt} desc, ${favorites.productId} desc limit ${sql.raw(String(productPageSize + 1))}`;
  return readPage(db, page, language, productPageSize);
}
