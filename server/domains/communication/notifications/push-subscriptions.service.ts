import { and, desc, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isPushKey, type PushTarget } from '../../../providers/push/encrypt-push.ts';
import { isPushEndpoint } from '../../../providers/push/push-transport.ts';
import { pushSubscriptions } from '../../../schema/communication/notifications.ts';

/** More browsers than this are forgotten, the oldest first. */
const maxBrowsers = 20;
const secretBytes = 16;

/** Stores a browser for an account; one that another account used on it before is this account's now. */
export async function addSubscription(
  db: Db,
  { id: accountId, sessionId }: { id: number; sessionId: number },
  target: PushTarget,
  now: Date,
): Promise<void> {
  const { endpoint, publicKey, secret } = target;
  const isUsable = isPushKey(publicKey) && Buffer.from(secret, 'base64url').length === secretBytes;
  if (!isPushEndpoint(endpoint) || !isUsable) {
    const message = 'These are not the address and keys of a push subscription of a browser.';
    throw new AppError('bad_input', { message });
  }
  const values = { accountId, sessionId, publicKey, secret, createdAt: now };
  await db
    .insert(pushSubscriptions)
    .values({ ...values, endpoint })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values });
  const older = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(maxBrowsers);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older));
}

export async function removeSubscription(db: Db, accountId: number, endpoint: string): Promise<void> {
  const isOwn = and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint));
  await db.delete(pushSubscriptions).where(isOwn);
}
