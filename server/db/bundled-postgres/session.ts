import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BundledPostgresFailure, explain } from './failure.ts';
import type { Layout } from './layout.ts';
import { findPostmaster, isPostmasterOf } from './processes.ts';
import { socketUrl, superuser } from './roles.ts';
import { logFile, readLog, spawnPostgres } from './server.ts';

/** A connection that is held open for as long as the app lives: when it breaks, the server is gone. */
export interface Session {
  connection: pg.Client;
  adopted: boolean;
  socketFolder: string;
}

// Recovery after a power cut may have to read a gigabyte of log.
const patienceMs = 180_000;
const presence = 'snapbazaar supervisor';
// SQLSTATE invalid_password.
const wrongPassword = '28P01';
// Someone else's server on this folder, or what is left of a dead one: both pass.
const passing = /lock file ".*" already exists|pre-existing shared memory block|is another postmaster/i;

/** Uses the live server of this folder, or starts one, and resolves when it answers. */
export async function openSession(layout: Layout, durable: boolean): Promise<Session> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(100)) {
    const live = await findPostmaster(layout.dataDir);
    const pid = live?.pid ?? (await spawnPostgres(layout, durable));
    const socketFolder = live?.socketFolder ?? layout.socketFolder;
    const connection = await connectWhileAlive(pid, { ...layout, socketFolder }, end);
    if (connection) return { connection, socketFolder, adopted: live !== null };
    const said = live ? '' : await readLog(layout.dataDir);
    if (!live && !passing.test(said)) throw explain(new Error(`See ${logFile(layout.dataDir)}.`), said);
  }
  throw new BundledPostgresFailure(
    `A PostgreSQL on ${layout.dataDir} runs but does not answer: end it, look into ${logFile(layout.dataDir)}, and start again.`,
  );
}

async function connectWhileAlive(pid: number, { dataDir, socketFolder, secrets }: Layout, end: number) {
  while (performance.now() < end) {
    const connection = new pg.Client({
      connectionString: socketUrl(socketFolder, 'postgres', superuser, secrets),
      application_name: presence,
      connectionTimeoutMillis: 5000,
      // A busy machine takes its time to make a database; cut off too soon, a server that others use would be ended.
      query_timeout: patienceMs,
    });
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      return connection;
    } catch (error) {
      if ((error as { code?: string }).code === wrongPassword) throw wrongPasswordFailure();
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

/** Ends the session; resolves to whether another app still uses this server. */
export async function closeSession({ connection }: Session): Promise<boolean> {
  try {
    // Leaving before looking: of two that leave together, both then see nobody, and the server ends.
    await connection.query("set application_name = 'leaving'");
    const others = 'select from pg_stat_activity where application_name = $1';
    return Boolean((await connection.query(others, [presence])).rowCount);
  } catch {
    return false;
  } finally {
    await connection.end().catch(() => undefined);
  }
}
