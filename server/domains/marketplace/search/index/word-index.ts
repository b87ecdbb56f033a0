import type { Db } from '../../../../platform/db/database.ts';
import { withoutScans } from '../../../../platform/db/statements/planner.ts';

/**
 * Runs queries that must use the GIN index. The planner has no statistics for terms and may instead scan the newest
 * listings, or all of them, and decompress a thousand terms for each: seconds instead of a millisecond.
 */
export function byWordIndex<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  return withoutScans(db, ['seqscan', 'indexscan'], run);
}
