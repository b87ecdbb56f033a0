import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { z } from 'zod';
import { jobs } from '../../composition/jobs.ts';
import { applyMigrations } from '../../platform/db/database.ts';
import { BrokenArchive } from '../../platform/documents/archive.ts';
import { readPayload } from '../../platform/jobs/job.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { listMigrations } from '../../schema/list-migrations.ts';
import { type Manifest, readBackup } from './manifest.ts';
import { type createPictureStore, pictureFolder } from './picture-store.ts';
import { dropTextIndexes, fillTables, finishTables, unpackRows } from './tables.ts';

interface LoadDeps {
  queue: Pick<Queue, 'enqueue'>;
  pictureStore: ReturnType<typeof createPictureStore>;
  log(line: string): void;
  signal: AbortSignal;
}

/**
 * Tables that are not restored: a session that was ended after the backup must not become valid again, and ad pictures
 * are not part of a backup.
 */
const excludedTables = new Set(['sessions', 'ad_pictures']);

/** Loads a whole backup into the caller's transaction and the picture store. */
export async function loadBackup(
  client: pg.PoolClient,
  { queue, pictureStore, log, signal }: LoadDeps,
  file: string,
  { migrations }: Manifest,
): Promise<void> {
  // Creates the tables as they were at the backup; later migrations run afterwards, as in any upgrade.
  await applyMigrations(
    client,
    listMigrations().filter(({ writtenAt }) => migrations.includes(writtenAt)),
  );
  const insertRows = await fillTables(client);
  const createTextIndexes = await dropTextIndexes(client);
  const loaded = new Map<string, number>();

  const manifest = await readBackup(file, async (entry) => {
    signal.throwIfAborted();
    const [folder, table = ''] = entry.name.split('/');
    if (entry.name.startsWith(pictureFolder)) {
      await pictureStore.add(entry);
      if (pictureStore.count() % 1000 === 0) log(`  ${count(pictureStore.count())} pictures …`);
    } else if (folder === 'rows') {
      const lines = await unpackRows(entry.bytes);
      if (!excludedTables.has(table)) await insertRows(table, lines);
      loaded.set(table, (loaded.get(table) ?? 0) + lines.length);
    } else {
      for (const line of await unpackRows(entry.bytes)) await enqueue(client, queue, line, log);
    }
  });
  await pictureStore.finish();
  for (const { name, rows } of manifest.tables) {
    if (rows !== (loaded.get(name) ?? 0)) throw new BrokenArchive(`rows of ${name} are missing`);
    log(excludedTables.has(name) ? `  ${name}: left out` : `  ${name}: ${count(rows)} rows`);
  }
  if (pictureStore.count() !== manifest.pictures) throw new BrokenArchive('pictures are missing');
  log(`  ${count(manifest.pictures)} pictures`);
  log('  word indexes …');
  await createTextIndexes();
  await finishTables(client, manifest);
}

const waitingJob = z.object({ name: z.string(), data: z.unknown(), after_seconds: z.number() });

async function enqueue(client: pg.PoolClient, queue: LoadDeps['queue'], line: string, log: LoadDeps['log']) {
  const { name, data, after_seconds } = waitingJob.parse(JSON.parse(line));
  const job = jobs.find((candidate) => candidate.name === name || candidate.formerNames?.includes(name));
  const payload = job && readPayload(job, data);
  if (!job || !payload?.success)
    return log(`  A job '${name}' waited that this version does not know; it is left out.`);
  await queue.enqueue(drizzle(client), job, payload.data, { afterSeconds: after_seconds });
}

const count = (number: number) => number.toLocaleString('en');
