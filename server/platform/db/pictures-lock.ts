import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

// Advisory lock, the same number in every process: a backup holds it exclusively, removals of pictures hold it shared.
export const picturesLock = 7_274_003;

/** Removes stored pictures unless a backup is running, and returns whether it did. */
export async function removeUnlessBackingUp(db: Db, remove: (db: Db) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${picturesLock}::bigint) as is_free`);
    if (!rows[0]?.is_free) return false;
    await remove(tx);
    return true;
  });
}
