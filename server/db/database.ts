import type { Socket } from 'node:net';
import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

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

// Any number, the same in every process: whoever holds it is migrating.
const migrationLock = 7_274_001;

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

/** Brings the tables up to date; processes that start together wait for each other, however long that takes. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: path.join(import.meta.dirname, 'migrations') });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
