import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { threadEvents, threads } from '../../../schema/communication/threads.ts';

const batchSize = 500;

/** Deletes threads without a message since `before`, and after a day those without any; in batches, so that locks are short. */
export async function deleteOldThreads(db: Db, before: Date, emptyBefore: Date): Promise<void> {
  const isOld = or(
    lt(threads.lastMessageAt, before),
    and(isNull(threads.lastMessageAt), lt(threads.createdAt, emptyBefore)),
  );
  const old = db.select({ id: threads.id }).from(threads).where(isOld).limit(batchSize);
  for (;;) {
    const deleted = await db.delete(threads).where(inArray(threads.id, old)).returning({ id: threads.id });
    if (deleted.length < batchSize) return;
  }
}

/** Deletes events that every reader has seen or will be told to read anew. */
export async function deleteOldThreadEvents(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ row: sql`ctid` })
    .from(threadEvents)
    .where(lt(threadEvents.createdAt, before))
    .limit(batchSize);
  for (;;) {
    const deleted = await db
      .delete(threadEvents)
      .where(inArray(sql`ctid`, old))
      .returning({ number: threadEvents.number });
    if (deleted.length < batchSize) return;
  }
}
