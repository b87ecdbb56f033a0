import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { favorites } from '../../../schema/marketplace/favorites.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';
import { shopFollows, shops, shopVacations } from '../../../schema/marketplace/shops.ts';
import { readSectionsWithListings } from '../shop-sections/section-listings.service.ts';

/** Favorites, followed shops, sections, sales, reviews and reports of an account, and what was kept of the photos of its listings. */
export async function collectMarketplaceData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [saved, follows, reports] = await Promise.all([
    db.select().from(favorites).where(eq(favorites.customerId, id)),
    db.select().from(shopFollows).where(eq(shopFollows.customerId, id)),
    db.select().from(reviewReports).where(eq(reviewReports.accountId, id)),
  ]);
  return {
    favorites: saved,
    followed_shops: follows,
    shop: await readShopData(db, id),
    shop_sections: await readSectionsWithListings(db, id),
    price_list: readInPages(db, priceListEntries, priceListEntries.id, eq(priceListEntries.sellerId, id)),
    reviews: readInPages(db, reviews, reviews.id, eq(reviews.customerId, id)),
    review_reports: reports,
    photo_embeddings: readEmbeddings(db, id),
  };
}

/** What a seller says of the shop, and the planned vacation. */
async function readShopData(db: Db, id: number) {
  const [shop] = await db.select().from(shops).where(eq(shops.sellerId, id));
  const [vacation] = await db.select().from(shopVacations).where(eq(shopVacations.sellerId, id));
  return { ...shop, vacation: vacation ?? null };
}

/** Signs and bands follow from the code. */
async function* readEmbeddings(db: Db, id: number) {
  const rows = readInPages(db, photoEmbeddings, photoEmbeddings.productId, eq(photoEmbeddings.sellerId, id));
  for await (const { productId, categoryId, productTypeId, embedding, learns } of rows) {
    yield { productId, categoryId, productTypeId, embedding: Buffer.from(embedding).toString('base64'), learns };
  }
}
