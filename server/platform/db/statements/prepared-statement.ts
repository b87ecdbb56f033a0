import type { SQL } from 'drizzle-orm';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from '../database.ts';
import { internalsOf } from './drizzle-internals.ts';
import { createNames } from './statement-names.ts';

const nameOfQuery = createNames('query', 100);

/**
 * Executes a frequent query as a prepared statement: the database plans it once per connection instead of each time, and
 * planning a join of indexes takes longer than running it. What decides about the plan, such as a limit, must be part of
 * the text and not a value.
 */
export function executePrepared<Row extends QueryResultRow>(db: Db, statement: SQL): Promise<QueryResult<Row>> {
  const { dialect, session } = internalsOf(db);
  const query = dialect.sqlToQuery(statement);
  const prepared = session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
    query,
    undefined,
    nameOfQuery(query.sql),
    false,
  );
  return prepared.execute() as Promise<QueryResult<Row>>;
}
