import type { SQL } from 'drizzle-orm';
import type { ClientBase, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Db } from './database.ts';
import { internalsOf } from './drizzle-internals.ts';

/**
 * Names statements by their text, up to a limit: each connection keeps its prepared statements while it lives, and search
 * filters or lists of values can produce many different ones.
 */
function createNames(prefix: string, limit: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const existing = names.get(text);
    if (existing || names.size >= limit) return existing;
    const name = `${prefix}_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

const nameOfQuery = createNames('query', 100);
const nameInTransaction = createNames('transaction', 150);

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

type Queries = Pick<ClientBase, 'query'>;

/** A connection whose statements with values are prepared, as those of transactions are: they are few, and sent often. */
export function withPreparedStatements(client: ClientBase): Queries {
  const query = (config: QueryConfig, values: unknown[] = []) => {
    const name = values.length === 0 ? undefined : (config.name ?? nameInTransaction(config.text));
    return client.query(name === undefined ? config : { ...config, name }, values);
  };
  return { query: query as ClientBase['query'] };
}
