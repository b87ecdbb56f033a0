import { rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrationLock } from '../../platform/db/database.ts';
import { picturesLock } from '../../platform/db/pictures-lock.ts';
import { type ArchiveWriter, createArchive } from '../../platform/documents/archive.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listApplied, listMigrations, listPending } from '../../schema/list-migrations.ts';
import { type Manifest, manifestName, sealManifest } from './manifest.ts';
import { listTables, packRows, readSequences } from './tables.ts';

export interface BackupDeps {
  pool: pg.Pool;
  storage: Storage;
  log(line: string): void;
  /** Aborts the backup; no unfinished file is left behind. */
  signal: AbortSignal;
}

/** The columns that name stored pictures. Resized and ad pictures are left out, because they are generated on demand. */
export const pictureColumns = {
  products: 'image',
  product_photos: 'image',
  product_variants: 'unnest(array_remove(array[image], null))',
  analyses: 'image',
  photo_edits: 'unnest(files)',
  order_lines: 'image',
  order_photos: 'name',
  reviews: 'unnest(array_remove(array[photo], null))',
  shops: 'unnest(array_remove(array[banner, logo], null))',
  thread_photos: 'name',
  draft_photos: 'image',
} as const;
const pictureConcurrency = 8;

/**
 * Copies the shop into one file while it is in use. All rows come from one snapshot, and no picture is removed until the
 * end, so that every picture named in the snapshot can still be read.
 */
export async function makeBackup(deps: BackupDeps, file: string): Promise<Manifest> {
  const unfinished = `${file}.unfinished`;
  const client = await deps.pool.connect();
  const archive = await createArchive(unfinished);
  try {
    await beginSnapshot(client);
    const manifest = await copyShop(client, archive, deps);
    await archive.close();
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await archive.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    // The connection is closed, not returned to the pool, which releases its locks.
    client.release(true);
  }
}

async function beginSnapshot(client: pg.PoolClient): Promise<void> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('select pg_advisory_lock_shared($1), pg_advisory_lock($2)', [migrationLock, picturesLock]);
  await client.query('begin isolation level repeatable read, read only');
  await listPending(client, listMigrations());
}

async function copyShop(client: pg.PoolClient, archive: ArchiveWriter, deps: BackupDeps): Promise<Manifest> {
  const migrations = await listApplied(client);
  if (migrations.length === 0) throw new Error('There is no shop in this database: nothing to back up.');
  const tables: Manifest['tables'] = [];
  for (const { name, comment } of await listTables(client)) {
    const rows = await copyRows(client, archive, `rows/${name}`, `select * from "${name}"`, deps.signal);
    deps.log(`  ${name}: ${count(rows)} rows`);
    tables.push({ name, rows, comment });
  }
  const jobs = await copyJobs(client, archive, deps.signal);
  const pictures = await copyPictures(client, archive, tables, deps);
  const manifest = sealManifest({
    format: 1,
    made_at: new Date().toISOString(),
    migrations,
    tables,
    sequences: await readSequences(client),
    jobs,
    pictures,
    sha256: archive.fingerprint(),
  });
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
  return manifest;
}

async function copyRows(
  client: pg.PoolClient,
  archive: ArchiveWriter,
  folder: string,
  query: string,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  let part = 0;
  for await (const { rows, bytes } of packRows(client, query)) {
    signal.throwIfAborted();
    part += 1;
    total += rows;
    await archive.add(`${folder}/${String(part).padStart(6, '0')}.jsonl.gz`, bytes);
  }
  return total;
}

/** Copies jobs that are waiting or active by name and payload, independent of the queue's own tables. */
async function copyJobs(client: pg.PoolClient, archive: ArchiveWriter, signal: AbortSignal): Promise<number> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as has_queue`);
  if (!rows[0]?.has_queue) return 0;
  const waiting = `
    select name, data, greatest(0, ceil(extract(epoch from start_after - now()))) as after_seconds from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`;
  return copyRows(client, archive, 'jobs', waiting, signal);
}

async function copyPictures(
  client: pg.PoolClient,
  archive: ArchiveWriter,
  tables: Manifest['tables'],
  deps: BackupDeps,
): Promise<number> {
  const hasTable = (name: string) => tables.some((table) => table.name === name);
  const sources = Object.entries(pictureColumns).filter(([table]) => hasTable(table));
  const union = sources.map(([table, column]) => `select ${column} as name from ${table}`).join(' union ');
  await client.query(`declare pictures no scroll cursor for ${union}`);
  let copied = 0;
  const missing: string[] = [];
  const copy = async (names: string[]) => {
    const files = await Promise.all(names.map((name) => readPicture(deps.storage, name)));
    for (const [at, bytes] of files.entries()) {
      deps.signal.throwIfAborted();
      if (!bytes) missing.push(names[at] as string);
      else await archive.add(`pictures/${names[at]}`, bytes);
      copied += bytes ? 1 : 0;
      if (bytes && copied % 1000 === 0) deps.log(`  ${count(copied)} pictures …`);
    }
  };
  for (;;) {
    const { rows } = await client.query<{ name: string }>(`fetch ${pictureConcurrency} from pictures`);
    if (rows.length === 0) break;
    await copy(rows.map(({ name }) => name));
  }
  // The row of a photo to be edited is written a moment before its file is stored.
  if (missing.length > 0) await sleep(1000);
  await copy(missing.splice(0));
  deps.log(`  ${count(copied)} pictures`);
  if (missing.length > 0) deps.log(`  ${count(missing.length)} more are named by rows but were not stored any more.`);
  return copied;
}

async function readPicture(storage: Storage, name: string): Promise<Buffer | null> {
  const file = await storage.open(name);
  return file && Buffer.concat(await file.stream.toArray());
}

const count = (number: number) => number.toLocaleString('en');
