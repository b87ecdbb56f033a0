import type { ClientBase, QueryConfig } from 'pg';

type NameOf = (text: string) => string | undefined;

/**
 * Names statements by their text, up to a limit: each connection keeps its prepared statements while it lives, and search
 * filters or lists of values can produce many different ones.
 */
export function createNames(prefix: string, limit: number): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const existing = names.get(text);
    if (existing || names.size >= limit) return existing;
    const name = `${prefix}_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

const nameInTransaction = createNames('transaction', 150);

/** A connection whose statements with values are prepared, as those of transactions are: they are few, and sent often. */
export function withPreparedStatements(
  client: ClientBase,
  nameOf: NameOf = nameInTransaction,
): Pick<ClientBase, 'query'> {
  const query = (config: QueryConfig, values: unknown[] = []) => {
    const name = values.length === 0 ? undefined : (config.name ?? nameOf(config.text));
    return client.query(name === undefined ? config : { ...config, name }, values);
  };
  return { query: query as ClientBase['query'] };
}
