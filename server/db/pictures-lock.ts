import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

// Any number, the same in every process: a backup holds it alone, and whoever removes pictures holds it shared.
export const picturesLock = 7_274_003;

/** Removes stored pictures, unless a backup is on its way to them; says whether it did. */
export async function removeUnlessBackingUp(db: Db, remove: (db: Db) => Promise<void>): Promise<boolean> {
  return db.transaction(async (within) => {
    const { rows } = await within.execute(
      sql`select pg_try_advisory_xact_lock_shared(${picturesLock}::bigint) as is_free`,
    );
    if (!rows[0]?.is_free) return false;
    await remove(within);
    return true;
  });
}
