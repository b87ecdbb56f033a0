import { eq } from 'drizzle-orm';
import { analyses } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';
import { enqueuePictureRemoval } from '../../marketplace/pictures/remove-pictures.service.ts';
import { listAdsOf } from '../ad-pictures/stored-ads.service.ts';

/** Removes the photos, edited pictures and ad pictures of a seller whose account is closed. */
export const removeSellerPictures: AccountClosedHook = async ({ tx, queue, accountId }) => {
  const photos = await tx.select({ image: analyses.image }).from(analyses).where(eq(analyses.sellerId, accountId));
  const files = await tx
    .select({ name: sellerFiles.name })
    .from(sellerFiles)
    .where(eq(sellerFiles.sellerId, accountId));
  const edits = await tx.delete(photoEdits).where(eq(photoEdits.sellerId, accountId)).returning();
  const ads = await listAdsOf(tx, accountId);
  const stored = [...photos.map(({ image }) => image), ...files.map(({ name }) => name)];
  const pictures = new Set([...stored, ...edits.flatMap((edit) => edit.files), ...ads]);
  return () => enqueuePictureRemoval(queue, tx, [...pictures]);
};
