import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Without which kinds of scan open transactions run. */
const withoutThese = new WeakMap<Db, readonly string[]>();

/**
 * Runs queries without these kinds of scan wherever there is another plan. For conditions on arrays that only a GIN index answers
 * quickly, and whose matches the planner overestimates because it knows only the most common elements. Inside a transaction the setting
 * stays for its rest, and is not made again.
 */
export function withoutScans<Result>(
  db: Db,
  types: readonly ('seqscan' | 'indexscan')[],
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  const without = withoutThese.get(db);
  if (without && types.every((type) => without.includes(type))) return run(db);
  const settings = types.map((type) => sql`set_config(${`enable_${type}`}, 'off', true)`);
  return db.transaction(async (db) => {
    await db.execute(sql`select ${sql.join(settings, sql`, `)}`);
    withoutThese.set(db, types);
    return run(db);
  });
}
