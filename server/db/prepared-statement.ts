import type { SQL } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from './database.ts';

/** Every connection keeps what it was taught for as long as it lives; statements made up from wishes may be many. */
const keptAtMost = 100;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= keptAtMost) return known;
  const name = `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Asks what is asked again and again: the database reads and plans the statement once a connection instead of each time,
 * which for a join of indexes takes longer than the answer. What decides about the plan, such as a limit, has to stand in
 * the text and not among the values.
 */
export function executePrepared<Row extends QueryResultRow>(db: Db, question: SQL): Promise<QueryResult<Row>> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession<NodePgQueryResultHKT> };
  const query = dialect.sqlToQuery(question);
  const kept = session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
    query,
    undefined,
    nameOf(query.sql),
    false,
  );
  return kept.execute() as Promise<QueryResult<Row>>;
}
