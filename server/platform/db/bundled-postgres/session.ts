import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BundledPostgresFailure, explain } from './failure.ts';
import type { Layout } from './layout.ts';
import { findPostmaster, isPostmasterOf } from './processes.ts';
import { socketUrl, superuser } from './roles.ts';
import { logFile, readLog, spawnPostgres } from './server.ts';

/** A connection that is open for as long as the app runs: when it breaks, the server is gone. */
export interface Session {
  connection: pg.Client;
  adopted: boolean;
  socketFolder: string;
}

// Crash recovery may have to read a gigabyte of write-ahead log.
const timeoutMs = 180_000;
const supervisorName = 'snapbazaar supervisor';
// SQLSTATE invalid_password.
const invalidPassword = '28P01';
// Another process's server on this folder, or remains of a dead one: both are temporary.
const temporaryError = /lock file ".*" already exists|pre-existing shared memory block|is another postmaster/i;

/** Connects to the running server of this folder, or starts one, and resolves when it answers. */
export async function openSession(layout: Layout, durable: boolean): Promise<Session> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await sleep(100)) {
    const live = await findPostmaster(layout.dataDir);
    const pid = live?.pid ?? (await spawnPostgres(layout, durable));
    const socketFolder = live?.socketFolder ?? layout.socketFolder;
    const connection = await connectWhileAlive(pid, { ...layout, socketFolder }, end);
    if (connection) return { connection, socketFolder, adopted: live !== null };
    const output = live ? '' : await readLog(layout.dataDir);
    if (!live && !temporaryError.test(output)) throw explain(new Error(`See ${logFile(layout.dataDir)}.`), output);
  }
  throw new BundledPostgresFailure(
    `A PostgreSQL on ${layout.dataDir} runs but does not answer: end it, look into ${logFile(layout.dataDir)}, and start again.`,
  );
}

async function connectWhileAlive(pid: number, { dataDir, socketFolder, secrets }: Layout, end: number) {
  while (performance.now() < end) {
    const connection = new pg.Client({
      connectionString: socketUrl(socketFolder, 'postgres', superuser, secrets),
      application_name: supervisorName,
      connectionTimeoutMillis: 5000,
      // Creating a database is slow on a busy machine, and a timeout here would stop a server that others use.
      query_timeout: timeoutMs,
    });
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      return connection;
    } catch (error) {
      if ((error as { code?: string }).code === invalidPassword) throw wrongPasswordFailure();
      if (!(await isPostmasterOf(pid, dataDir))) return null;
      await sleep(30);
    }
  }
  return null;
}

function wrongPasswordFailure(): BundledPostgresFailure {
  return new BundledPostgresFailure(
    'The file postgres.password does not hold the password of the bundled database: remove it, and the next start sets a new one.',
  );
}

/** Closes the session and resolves to whether another app still uses this server. */
export async function closeSession({ connection }: Session): Promise<boolean> {
  try {
    // Renamed before counting the others: if two apps leave together, both see nobody and the server is stopped.
    await connection.query("set application_name = 'leaving'");
    const others = 'select from pg_stat_activity where application_name = $1';
    return Boolean((await connection.query(others, [supervisorName])).rowCount);
  } catch {
    return false;
  } finally {
    await connection.end().catch(() => undefined);
  }
}
