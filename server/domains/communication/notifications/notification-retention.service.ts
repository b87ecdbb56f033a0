import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { notifications } from '../../../schema/communication/notifications.ts';

const batchSize = 500;

/** Deletes notifications from before a time, in batches, so that locks are short. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, before))
    .orderBy(sql`created_at`)
    .limit(batchSize);
  for (;;) {
    const deleted = await db
      .delete(notifications)
      .where(inArray(notifications.id, old))
      .returning({ id: notifications.id });
    if (deleted.length < batchSize) return;
  }
}
