import type pg from 'pg';
import { type Database, migrateDatabase } from '../db/database.ts';
import { listMigrations } from '../db/list-migrations.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { loadBackup } from './load-backup.ts';
import { type Manifest, readBackup } from './manifest.ts';
import { createPictureStore } from './picture-store.ts';

export interface RestoreDeps {
  database: Database;
  /** Opened only once the database is known to be empty. */
  openQueue(): Promise<Pick<Queue, 'enqueue' | 'stop'>>;
  storage: Storage;
  log(line: string): void;
  /** Ends it before its time; nothing half-done stays behind. */
  signal: AbortSignal;
}

/** Brings a shop back into an empty database, and its pictures into the store: all of it, or nothing. */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<Manifest> {
  const expected = await checkBackup(file);
  const client = await deps.database.pool.connect();
  const shelf = createPictureStore(deps.storage);
  try {
    await requireEmpty(client);
    const queue = await deps.openQueue();
    try {
      await client.query('begin');
      await loadBackup(client, { ...deps, queue, shelf }, file, expected);
      await client.query('commit');
    } finally {
      await queue.stop();
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await shelf.takeBack();
    throw error;
  } finally {
    client.release();
  }
  await migrateDatabase(deps.database);
  // A query planner that knows nothing of the rows yet would read whole tables.
  await deps.database.pool.query('analyze');
  return expected;
}

/** The list of contents of a backup that is whole and that this program understands. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await readBackup(file);
  const known = listMigrations().map(({ writtenAt }) => writtenAt);
  if (manifest.migrations.some((moment) => !known.includes(moment))) {
    throw new Error(
      'This backup was made by a newer Snapbazaar. Nothing was restored: use that version, or a later one.',
    );
  }
  return manifest;
}

/** Refuses a database that is in use: what is there would be mixed up with what comes. */
async function requireEmpty(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  if (!rows[0]) return;
  throw new Error(
    `A backup is restored into an empty database only, and this one has tables (${rows[0].name}). Nothing was changed.`,
  );
}
