import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { idPattern } from '../../../../contracts/input/id-parameter.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { productPageSize } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keyset } from '../../../platform/db/statements/keyset.ts';
import { favorites } from '../../../schema/marketplace/favorites.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { type ProductPage, readPage } from '../listings/browse.service.ts';
import { findLiveProduct } from '../listings/listings.service.ts';

const maxIds = 1000;
const lastSavedFirst = keyset(favorites.savedAt, favorites.productId, 'desc');

/** Saves a live product; saving it again changes nothing. */
export async function saveProduct(db: Db, customerId: number, productId: string): Promise<void> {
  const product = await findLiveProduct(db, productId);
  if (!product) throw new AppError('product_not_found');
  await db.insert(favorites).values({ customerId, productId: product.id }).onConflictDoNothing();
}

/** Removes a product from the favorites; does nothing when it is not among them. */
export async function unsaveProduct(db: Db, customerId: number, productId: string): Promise<void> {
  if (!idPattern.test(productId)) return;
  await db
    .delete(favorites)
    .where(and(eq(favorites.customerId, customerId), eq(favorites.productId, Number(productId))));
}

/** Ids of a customer's favorites, last saved first. */
export async function listSavedIds(db: Db, customerId: number): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(eq(favorites.customerId, customerId))
    .orderBy(...lastSavedFirst.order)
    .limit(maxIds);
  return rows.map((row) => String(row.id));
}

/** A page of a customer's favorites that are still for sale, last saved first. */
export async function listSaved(
  db: Db,
  customerId: number,
  language: Language,
  cursor: string | undefined,
): Promise<ProductPage> {
  const from = sql`${favorites} join ${products} on ${eq(products.id, favorites.productId)}`;
  const conditions = and(eq(favorites.customerId, customerId), products.isLive, lastSavedFirst.afterCursor(cursor));
  return readPage(db, { from, conditions, order: lastSavedFirst, language, limit: productPageSize });
}
