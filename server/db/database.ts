import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listMigrations, listPending, type Migration } from './list-migrations.ts';

/** A database handle or a transaction of it; services take it first. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>;

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

// Any number, the same in every process: whoever holds it is migrating, or needs the tables to stay as they are.
export const migrationLock = 7_274_001;

interface Patience {
  /** How long a connection may be silent while somebody waits for it; without it, for ever. */
  longestSilenceMs?: number | undefined;
}

/**
 * Opens a pool. A lost connection is reported, never thrown: who waits for its answer is told, and the pool makes a new
 * one for the next query.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onConnectionLost: (error: Error) => void,
  { longestSilenceMs = 0 }: Patience = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => {
    // While it is lent out the pool does not listen, and an error that nobody hears ends the process.
    client.on('error', () => undefined);
    cutWhenSilent(client, longestSilenceMs);
  });
  const db = drizzle(pool, { casing });
  db.transaction = (work, config) => transact(pool, work, config);
  return { db, pool, close: () => pool.end() };
}

const casing = 'snake_case';

/** Drizzle's own does not give a connection back on which not even `begin` works: ten of those, and the pool is empty for good. */
async function transact<Result>(
  pool: pg.Pool,
  work: Parameters<NodePgDatabase['transaction']>[0],
  config: Parameters<NodePgDatabase['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect();
  try {
    return (await drizzle(client, { casing }).transaction(work, config)) as Result;
  } finally {
    client.release();
  }
}

/** A server that stands still, or a line that leads nowhere, gives no error by itself. Idle connections end sooner anyway. */
function cutWhenSilent(client: pg.ClientBase, afterMs: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(afterMs, () => stream.destroy(new Error('The database did not answer in time.')));
}

/**
 * Brings the tables up to date; processes that start together wait for each other, however long that takes. All changes
 * are made or, if anything ends it half-way, none.
 */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>, known = listMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    // Looked at before the lock: a start that has nothing to change need not wait for a backup.
    if ((await listPending(client, known)).length === 0) return;
    await client.query('begin');
    await applyMigrations(client, known);
    await client.query('commit');
  } finally {
    // What was not committed goes with the connection, and so does the lock.
    await client.end();
  }
}

/** Makes the changes that a database lacks, as part of the caller's transaction. */
export async function applyMigrations(client: Pick<pg.ClientBase, 'query'>, known: Migration[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
  for (const { writtenAt, hash, statements } of await listPending(client, known)) {
    for (const statement of statements) await client.query(statement);
    await client.query(note, [hash, writtenAt]);
  }
}
