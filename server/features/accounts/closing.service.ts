import { eq } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import { sendNotification } from '../../db/notifications.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { analyses } from '../../db/schema/analyses.ts';
import { products } from '../../db/schema/listings.ts';
import type { Queue } from '../../jobs/queue.ts';
import { removePicturesLater } from '../pictures/remove-pictures.service.ts';
import { type AccountDeps, getAccount, type Origin, requirePassword } from './accounts.service.ts';
import { isStillVerified } from './sessions.service.ts';

/** Closes an account for good: sessions, listings and all it wrote go with it; its pictures are removed soon after. */
export async function closeAccount(
  deps: AccountDeps & { queue: Queue },
  accountId: number,
  password: string,
  origin: Origin,
): Promise<void> {
  const account = await getAccount(deps.db, accountId);
  await requirePassword(deps, account, password, origin);
  await deps.db.transaction(async (tx) => {
    const listed = tx.select({ image: products.image }).from(products).where(eq(products.sellerId, accountId));
    const analysed = tx.select({ image: analyses.image }).from(analyses).where(eq(analyses.sellerId, accountId));
    const images = (await listed.union(analysed)).map(({ image }) => image);
    await removePicturesLater(deps.queue, tx, images);
    const closed = await tx.delete(accounts).where(isStillVerified(account)).returning({ id: accounts.id });
    if (closed.length === 0) throw new AppError('not_signed_in');
    await sendNotification(tx, 'listings_changed');
  });
}
