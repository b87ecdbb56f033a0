import { eq } from 'drizzle-orm';
import { analyses } from '../../../schema/selling/analyses.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';
import { enqueuePictureRemoval } from '../../marketplace/pictures/remove-pictures.service.ts';
import { listAdsOf } from '../ad-pictures/stored-ads.service.ts';

/** Removes the photos, edited pictures and ad pictures of a seller whose account is closed. */
export const removeSellerPictures: AccountClosedHook = async ({ tx, queue, accountId }) => {
  const photos = await tx.select({ image: analyses.image }).from(analyses).where(eq(analyses.sellerId, accountId));
  const edits = await tx.delete(photoEdits).where(eq(photoEdits.sellerId, accountId)).returning();
  const ads = await listAdsOf(tx, accountId);
  const pictures = [...photos.map(({ image }) => image), ...edits.flatMap(({ files }) => files), ...ads];
  return () => enqueuePictureRemoval(queue, tx, pictures);
};
