import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { readListingId } from '../../marketplace/listings/listings.service.ts';

export type OwnProduct = typeof products.$inferSelect;

/** A seller's own listing, locked until the transaction ends; another seller's is not found. */
export async function getOwn(db: Db, sellerId: number, idText: string): Promise<OwnProduct> {
  const id = readListingId(idText);
  const [product] =
    id === null
      ? []
      : await db
          .select()
          .from(products)
          .where(and(eq(products.id, id), eq(products.sellerId, sellerId)))
          .for('update');
  if (!product) throw notInMyListings();
  return product;
}

export function notInMyListings(): AppError {
  return new AppError('product_not_found', { key: 'not_in_my_listings' });
}
