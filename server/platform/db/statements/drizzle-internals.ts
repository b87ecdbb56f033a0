import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';

/**
 * Two fields that Drizzle's databases and transactions have but do not publish: its public interface names a prepared
 * statement only for queries of its query builder. An update of Drizzle that changes them fails here.
 */
export function internalsOf(db: Db): { dialect: PgDialect; session: PgSession<NodePgQueryResultHKT> } {
  const { dialect, session } = db as unknown as { dialect?: PgDialect; session?: PgSession<NodePgQueryResultHKT> };
  if (typeof dialect?.sqlToQuery !== 'function' || typeof session?.prepareQuery !== 'function') {
    throw new Error('This version of drizzle-orm has no dialect or session that prepares statements.');
  }
  return { dialect, session };
}
