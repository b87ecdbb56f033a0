import type { SQL } from 'drizzle-orm';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from './database.ts';
import { internalsOf } from './drizzle-internals.ts';

/** Each connection keeps its prepared statements while it lives, and search filters can produce many different ones. */
const maxStatements = 100;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const existing = names.get(text);
  if (existing || names.size >= maxStatements) return existing;
  const name = `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

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
    nameOf(query.sql),
    false,
  );
  return prepared.execute() as Promise<QueryResult<Row>>;
}
