import { eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { smallestMovement } from '../../../../contracts/money/wallet-rules.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { formatMoney } from '../../../platform/text/format-money.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { enqueuePictureRemoval } from '../../marketplace/pictures/remove-pictures.service.ts';
import { listReviewPhotos } from '../../marketplace/reviews/review-photos.service.ts';
import { getBalances } from '../../money/ledger/journal.service.ts';
import { leaveOrders } from '../../ordering/orders/leave-orders.service.ts';
import { listAdsOf } from '../../selling/ad-pictures/stored-ads.service.ts';
import type { Origin } from '../sessions/open-session.service.ts';
import { isStillVerified } from '../sessions/sessions.service.ts';
import { type AccountDeps, type Caller, verifyOwner } from './accounts.service.ts';

/** Deletes an account with its sessions, listings and other rows; a job deletes its pictures afterwards. */
export async function closeAccount(deps: AccountDeps, caller: Caller, password: string, origin: Origin): Promise<void> {
  const account = await verifyOwner(deps, caller, password, origin);
  const accountId = account.id;
  await deps.db.transaction(async (tx) => {
    const listed = tx.select({ image: products.image }).from(products).where(eq(products.sellerId, accountId));
    const analysed = tx.select({ image: analyses.image }).from(analyses).where(eq(analyses.sellerId, accountId));
    const photos = (await listed.union(analysed)).map(({ image }) => image);
    const edits = await tx.delete(photoEdits).where(eq(photoEdits.sellerId, accountId)).returning();
    const ads = await listAdsOf(tx, accountId);
    const reviewed = await listReviewPhotos(tx, accountId);
    const pictures = [...photos, ...edits.flatMap(({ files }) => files), ...ads, ...reviewed];
    const closed = await tx.delete(accounts).where(isStillVerified(account)).returning({ id: accounts.id });
    if (closed.length === 0) throw new AppError('not_signed_in');
    // Read after the delete, whose row lock makes concurrent movements of this seller wait.
    requireEmptyWallet(await getBalances(tx, accountId));
    const orderPhotos = await leaveOrders(tx, accountId);
    await enqueuePictureRemoval(deps.queue, tx, [...pictures, ...orderPhotos]);
    await sendNotification(tx, 'listings_changed');
  });
}

/** Throws while the wallet holds money that can be withdrawn; less than the smallest withdrawal is forfeited. */
function requireEmptyWallet({ available, arriving, leaving }: Awaited<ReturnType<typeof getBalances>>): void {
  if (arriving + leaving > 0) {
    throw new AppError('balance_left', { key: 'money_on_its_way' });
  }
  if (available < smallestMovement) return;
  throw new AppError('balance_left', { key: 'wallet_not_empty', parameters: { amount: formatMoney(available) } });
}
