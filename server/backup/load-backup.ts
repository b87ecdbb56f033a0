import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { z } from 'zod';
import { applyMigrations } from '../db/database.ts';
import { listMigrations } from '../db/list-migrations.ts';
import type { Queue } from '../jobs/queue.ts';
import { jobs } from '../jobs/registry.ts';
import { BrokenArchive } from '../providers/archive/archive.ts';
import { type Manifest, readBackup } from './manifest.ts';
import { type createPictureStore, pictureFolder } from './picture-store.ts';
import { fillTables, finishTables, putOffWordIndexes, unpackRows } from './tables.ts';

interface LoadDeps {
  queue: Pick<Queue, 'enqueue'>;
  shelf: ReturnType<typeof createPictureStore>;
  log(line: string): void;
  signal: AbortSignal;
}

/**
 * A session that was ended after the backup must not come back to life: everybody signs in again. Ad pictures are not
 * in a backup, so neither are their records restored.
 */
const leftOut = new Set(['sessions', 'ad_pictures']);

/** Reads all of a backup into the caller's transaction and the store. */
export async function loadBackup(
  client: pg.PoolClient,
  { queue, shelf, log, signal }: LoadDeps,
  file: string,
  { migrations }: Manifest,
): Promise<void> {
  // The tables as they were then; what changed since is done to their rows afterwards, as at any upgrade.
  await applyMigrations(
    client,
    listMigrations().filter(({ writtenAt }) => migrations.includes(writtenAt)),
  );
  const fill = await fillTables(client);
  const makeWordIndexes = await putOffWordIndexes(client);
  const loaded = new Map<string, number>();

  const manifest = await readBackup(file, async (entry) => {
    signal.throwIfAborted();
    const [folder, table = ''] = entry.name.split('/');
    if (entry.name.startsWith(pictureFolder)) {
      await shelf.take(entry);
      if (shelf.count() % 1000 === 0) log(`  ${count(shelf.count())} pictures …`);
    } else if (folder === 'rows') {
      const lines = await unpackRows(entry.bytes);
      if (!leftOut.has(table)) await fill(table, lines);
      loaded.set(table, (loaded.get(table) ?? 0) + lines.length);
    } else {
      for (const line of await unpackRows(entry.bytes)) await enqueue(client, queue, line, log);
    }
  });
  await shelf.finish();
  for (const { name, rows } of manifest.tables) {
    if (rows !== (loaded.get(name) ?? 0)) throw new BrokenArchive(`rows of ${name} are missing`);
    log(leftOut.has(name) ? `  ${name}: left out` : `  ${name}: ${count(rows)} rows`);
  }
  if (shelf.count() !== manifest.pictures) throw new BrokenArchive('pictures are missing');
  log(`  ${count(manifest.pictures)} pictures`);
  log('  word indexes …');
  await makeWordIndexes();
  await finishTables(client, manifest);
}

const waitingJob = z.object({ name: z.string(), data: z.unknown(), after_seconds: z.number() });

async function enqueue(client: pg.PoolClient, queue: LoadDeps['queue'], line: string, log: LoadDeps['log']) {
  const { name, data, after_seconds } = waitingJob.parse(JSON.parse(line));
  const job = jobs.find((known) => known.name === name);
  const payload = job?.payload.safeParse(data ?? {});
  if (!job || !payload?.success)
    return log(`  A job '${name}' waited that this version does not know; it is left out.`);
  await queue.enqueue(drizzle(client), job, payload.data, { afterSeconds: after_seconds });
}

const count = (number: number) => number.toLocaleString('en');
