import type pg from 'pg';
import { type Database, migrateDatabase } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listMigrations } from '../../schema/list-migrations.ts';
import { loadBackup } from './load-backup.ts';
import { type Manifest, readBackup } from './manifest.ts';
import { createPictureStore } from './picture-store.ts';

export interface RestoreDeps {
  database: Database;
  /** Opened only once the database is known to be empty. */
  openQueue(): Promise<Pick<Queue, 'enqueue' | 'stop'>>;
  storage: Storage;
  log(line: string): void;
  /** Aborts the restore; nothing is left half-done. */
  signal: AbortSignal;
}

/** Restores a shop into an empty database and its pictures into the store, completely or not at all. */
export async function restoreBackup(deps: RestoreDeps, file: string): Promise<Manifest> {
  const expected = await checkBackup(file);
  const client = await deps.database.pool.connect();
  const pictureStore = createPictureStore(deps.storage);
  try {
    await requireEmpty(client);
    const queue = await deps.openQueue();
    try {
      await client.query('begin');
      await loadBackup(client, { ...deps, queue, pictureStore }, file, expected);
      await client.query('commit');
    } finally {
      await queue.stop();
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await pictureStore.rollBack();
    throw error;
  } finally {
    client.release();
  }
  await migrateDatabase(deps.database);
  // Without statistics the query planner would scan whole tables.
  await deps.database.pool.query('analyze');
  return expected;
}

/** The manifest of a backup, checked to be complete and of a version that this program can read. */
export async function checkBackup(file: string): Promise<Manifest> {
  const manifest = await readBackup(file);
  const known = listMigrations().map(({ writtenAt }) => writtenAt);
  if (manifest.migrations.some((migration) => !known.includes(migration))) {
    throw new Error(
      'This backup was made by a newer Snapbazaar. Nothing was restored: use that version, or a later one.',
    );
  }
  return manifest;
}

/** Refuses a database with tables, whose rows would be mixed with the restored ones. */
async function requireEmpty(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  if (!rows[0]) return;
  throw new Error(
    `A backup is restored into an empty database only, and this one has tables (${rows[0].name}). Nothing was changed.`,
  );
}
