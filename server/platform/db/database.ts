import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listMigrations, listPending, type Migration } from '../../schema/list-migrations.ts';
import { withPreparedStatements } from './statements/statement-names.ts';

/** A database handle or a transaction; services take it as their first argument. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>;

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

// Advisory lock, the same number in every process: held while migrating, or while the tables must not change.
export const migrationLock = 7_274_001;

interface Options {
  /** How long a query may wait for data from the server; without it, for ever. */
  socketTimeoutMs?: number | undefined;
}

/**
 * A query that waits for a lock fails sooner than its connection is given up: it then rolls back and holds nothing, while
 * the server would go on with one whose connection is gone, and make those behind it wait as well.
 */
const shareForLocks = 0.8;

/**
 * Opens a pool. A lost idle connection is reported, never thrown; a query on it rejects, and the pool opens a new
 * connection for the next query.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onConnectionLost: (error: Error) => void,
  { socketTimeoutMs = 0 }: Options = {},
): Database {
  const lockTimeout = socketTimeoutMs > 0 ? { lock_timeout: Math.round(socketTimeoutMs * shareForLocks) } : {};
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000, ...lockTimeout });
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => {
    // The pool does not listen while a client is checked out, and an unhandled error event ends the process.
    client.on('error', () => undefined);
    setSocketTimeout(client, socketTimeoutMs);
  });
  const db = drizzle(pool, { casing });
  db.transaction = (work, config) => transact(pool, work, config);
  return { db, pool, close: () => pool.end() };
}

const casing = 'snake_case';

/**
 * Unlike Drizzle's own, returns the connection to the pool when even `begin` fails, or the pool would run empty; and where
 * the connection is gone, fails with why, not with the rollback that finds no connection.
 */
async function transact<Result>(
  pool: pg.Pool,
  work: Parameters<NodePgDatabase['transaction']>[0],
  config: Parameters<NodePgDatabase['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect();
  let failure: { error: unknown } | undefined;
  const noteFailure: typeof work = async (tx) => {
    try {
      return await work(tx);
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  try {
    return (await databaseOf(client).transaction(noteFailure, config)) as Result;
  } catch (error) {
    throw failure ? failure.error : error;
  } finally {
    client.release();
  }
}

const databases = new WeakMap<pg.ClientBase, NodePgDatabase>();

/** One for each connection, because Drizzle converts the names of columns once for each. */
function databaseOf(client: pg.PoolClient): NodePgDatabase {
  const known = databases.get(client);
  if (known) return known;
  const created = drizzle(withPreparedStatements(client) as pg.PoolClient, { casing });
  databases.set(client, created);
  return created;
}

interface Internals {
  connection: { stream: Socket };
  /** Whether no query is under way. */
  readyForQuery: boolean;
}

/**
 * A frozen server or a lost network route raises no error by itself. The pool closes idle connections sooner. An answer that
 * came while this process was busy is read first, and a transaction that waits for something else is not the server's fault.
 */
function setSocketTimeout(client: pg.ClientBase, afterMs: number): void {
  const internals = client as unknown as Internals;
  const { stream } = internals.connection;
  // The callback of `setTimeout` would be called once.
  stream.on('timeout', () => {
    const { bytesRead } = stream;
    setImmediate(() => {
      if (internals.readyForQuery || stream.bytesRead !== bytesRead) stream.setTimeout(afterMs);
      else stream.destroy(new Error('The database did not answer in time.'));
    });
  });
  stream.setTimeout(afterMs);
}

/**
 * Applies pending migrations in one transaction, so all of them or none. Processes that start together wait for each
 * other, however long that takes.
 */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>, known = listMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    // Checked before taking the lock, so that a start without pending migrations does not wait for a backup.
    if ((await listPending(client, known)).length === 0) return;
    await client.query('begin');
    await applyMigrations(client, known);
    await client.query('commit');
  } finally {
    // Ending the connection rolls back what was not committed and releases the lock.
    await client.end();
  }
}

/** Applies the pending migrations as part of the caller's transaction. */
export async function applyMigrations(client: Pick<pg.ClientBase, 'query'>, known: Migration[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const recordMigration = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
  for (const { writtenAt, hash, statements } of await listPending(client, known)) {
    for (const statement of statements) await client.query(statement);
    await client.query(recordMigration, [hash, writtenAt]);
  }
}
