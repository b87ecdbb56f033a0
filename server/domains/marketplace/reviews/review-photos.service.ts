import { eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { reviews } from '../../../schema/marketplace/reviews.ts';

/** The photos of reviews that go with an account: those it wrote, and those of its products. */
export async function listReviewPhotos(db: Db, accountId: number): Promise<string[]> {
  const isTheirs = or(eq(reviews.customerId, accountId), eq(reviews.sellerId, accountId));
  const rows = await db.select({ photo: reviews.photo }).from(reviews).where(isTheirs);
  return rows.flatMap(({ photo }) => photo ?? []);
}
