import type { Db } from '../../db/database.ts';
import { sendNotice } from '../../db/notices.ts';
import { products, productTexts } from '../../db/schema/listings.ts';
import { indexProducts } from '../search/index.service.ts';

type NewListing = typeof products.$inferInsert;
type NewText = Omit<typeof productTexts.$inferInsert, 'productId'>;

/** Adds a live listing with its texts. */
export async function addListing(db: Db, listing: NewListing, texts: NewText[]): Promise<number> {
  const [product] = await db.insert(products).values(listing).returning({ id: products.id });
  if (!product) throw new Error('The listing was not written.');
  await db.insert(productTexts).values(texts.map((text) => ({ ...text, productId: product.id })));
  await announceListing(db, product.id);
  return product.id;
}

/** Makes a change of a listing count everywhere at once: in search, and on pages that are kept in memory. */
export async function announceListing(db: Db, id: number): Promise<void> {
  await indexProducts(db, [id]);
  await sendNotice(db, 'listings_changed');
}
