import type { Db } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { makeVapidKeys, type VapidKeys } from '../../../providers/push/vapid.ts';
import { pushKeys, pushSubscriptions } from '../../../schema/communication/notifications.ts';

const context = 'push key';

/**
 * The key pair of this site, made when it is first needed; of servers that make one together, all take the first. One
 * that was sealed with another key of the server is replaced, and the browsers that know it have to subscribe again.
 */
export async function getPushKeys(db: Db, secrets: SecretBox): Promise<VapidKeys> {
  const [known] = await db.select().from(pushKeys);
  const opened = known && secrets.open(known.privateKey, context);
  if (known && opened) return { publicKey: known.publicKey, privateKey: opened };
  return db.transaction(async (tx) => {
    if (known) {
      await tx.delete(pushKeys);
      await tx.delete(pushSubscriptions);
    }
    const made = makeVapidKeys();
    const sealed = secrets.seal(made.privateKey, context);
    await tx.insert(pushKeys).values({ publicKey: made.publicKey, privateKey: sealed }).onConflictDoNothing();
    const [stored] = await tx.select().from(pushKeys);
    const privateKey = stored && secrets.open(stored.privateKey, context);
    if (!stored || !privateKey) throw new Error('Another server has made a push key with another SECRETS_KEY.');
    return { publicKey: stored.publicKey, privateKey };
  });
}
