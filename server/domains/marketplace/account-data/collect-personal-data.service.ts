import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { favorites } from '../../../schema/marketplace/favorites.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';

/** Favorites, reviews and reports of an account, and what was kept of the photos of its listings. */
export async function collectMarketplaceData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [saved, reports] = await Promise.all([
    db.select().from(favorites).where(eq(favorites.customerId, id)),
    db.select().from(reviewReports).where(eq(reviewReports.accountId, id)),
  ]);
  return {
    favorites: saved,
    reviews: readInPages(db, reviews, reviews.id, eq(reviews.customerId, id)),
    review_reports: reports,
    photo_embeddings: readEmbeddings(db, id),
  };
}

/** Signs and bands follow from the code. */
async function* readEmbeddings(db: Db, id: number) {
  const rows = readInPages(db, photoEmbeddings, photoEmbeddings.productId, eq(photoEmbeddings.sellerId, id));
  for await (const { productId, categoryId, productTypeId, embedding, learns } of rows) {
    yield { productId, categoryId, productTypeId, embedding: Buffer.from(embedding).toString('base64'), learns };
  }
}
