import { eq } from 'drizzle-orm';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';
import { enqueuePictureRemoval } from '../pictures/remove-pictures.service.ts';
import { listReviewPhotos } from '../reviews/review-photos.service.ts';

/** The listings and reviews of a closed account are deleted with it; a job removes their photos. */
export const removeListings: AccountClosedHook = async ({ tx, queue, accountId }) => {
  const listed = await tx.select({ image: products.image }).from(products).where(eq(products.sellerId, accountId));
  const reviewed = await listReviewPhotos(tx, accountId);
  return async () => {
    await enqueuePictureRemoval(queue, tx, [...listed.map(({ image }) => image), ...reviewed]);
    await sendNotification(tx, 'listings_changed');
  };
};
