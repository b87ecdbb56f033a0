import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { favorites } from '../../../schema/marketplace/favorites.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';

/** Favorites, reviews and reports of an account, and what was kept of the photos of its listings. */
export async function collectMarketplaceData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [saved, written, reports] = await Promise.all([
    db.select().from(favorites).where(eq(favorites.customerId, id)),
    db.select().from(reviews).where(eq(reviews.customerId, id)).orderBy(asc(reviews.id)),
    db.select().from(reviewReports).where(eq(reviewReports.accountId, id)),
  ]);
  return { favorites: saved, reviews: written, review_reports: reports, photo_embeddings: await collectCodes(db, id) };
}

/** Signs and bands follow from the code. */
async function collectCodes(db: Db, id: number): Promise<Record<string, unknown>[]> {
  const { productId, categoryId, productTypeId, embedding, learns } = photoEmbeddings;
  const rows = await db
    .select({ productId, categoryId, productTypeId, embedding, learns })
    .from(photoEmbeddings)
    .where(eq(photoEmbeddings.sellerId, id))
    .orderBy(asc(productId));
  return rows.map((row) => ({ ...row, embedding: Buffer.from(row.embedding).toString('base64') }));
}
