import { access, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { jobs } from '../../composition/jobs.ts';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { connectPostgres } from '../../platform/db/with-database.ts';
import { openQueue } from '../../platform/jobs/queue.ts';
import { DataInUse } from '../../platform/process/data-lock.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

type Log = (line: string) => void;

/** `npm run backup -- FILE-OR-FOLDER`: writes the shop to one file, whether or not the site is running. */
export async function runBackup(config: Config, log: Log, target: string | undefined): Promise<void> {
  const file = await chooseBackupFile(target);
  if (!config.DATABASE_URL && !(await exists(path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres')))) {
    throw new Error(`There is no shop in ${config.SNAPBAZAAR_DATA_DIR}: nothing to back up.`);
  }
  const startedAt = performance.now();
  const postgres = await connectPostgres(config, log);
  const { pool, close } = openDatabase(postgres.url, 1, () => undefined);
  const { signal, removeListeners } = abortOnSignals();
  try {
    log(`Backing up to ${file} …`);
    const { pictures } = await makeBackup({ pool, storage: await openStorage(config), log, signal }, file);
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    log(
      `Done: ${megabytes} MB with ${pictures} pictures in ${secondsSince(startedAt)} s. It holds personal data: keep it safe.`,
    );
  } finally {
    await close();
    await postgres.stop();
    removeListeners();
  }
}

/** `npm run restore -- FILE-OR-FOLDER`: restores a backup, or the newest one of a folder, into an empty database. */
export async function runRestore(config: Config, log: Log, source: string | undefined): Promise<void> {
  const file = await findBackupFile(source);
  const startedAt = performance.now();
  log(`Checking ${file} …`);
  // Checked before a database is created, so that a broken backup leaves nothing behind.
  await checkBackup(file);
  const postgres = await connectPostgres(config, log, { isAlone: true }).catch((error) => {
    if (error instanceof DataInUse)
      throw new Error(`${error.message} A backup is restored into an empty database only.`);
    throw error;
  });
  const database = openDatabase(postgres.url, 2, () => undefined);
  const { signal, removeListeners } = abortOnSignals();
  try {
    const onError = (error: unknown) => log(`Queue: ${(error as Error).message}`);
    const options = { url: postgres.url, jobs, concurrency: 1, stopSeconds: 1, onError };
    const storage = await openStorage(config);
    const deps = { database, storage, log, signal, openQueue: () => openQueue(options) };
    const { made_at } = await restoreBackup(deps, file);
    log(`Done in ${secondsSince(startedAt)} s: the shop is as it was on ${made_at}. npm start opens it.`);
  } finally {
    await database.close();
    await postgres.stop();
    removeListeners();
  }
}

async function chooseBackupFile(target: string | undefined): Promise<string> {
  if (!target) throw new Error('Say where to: npm run backup -- FILE-OR-FOLDER');
  const resolved = path.resolve(target);
  const existing = await stat(resolved).catch(() => null);
  if (existing && !existing.isDirectory())
    throw new Error(`${resolved} exists already: name another file, or a folder.`);
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const file = existing ? path.join(resolved, `snapbazaar-${moment}.tar`) : resolved;
  if (!(await exists(path.dirname(file)))) throw new Error(`There is no folder ${path.dirname(file)}.`);
  return file;
}

async function findBackupFile(source: string | undefined): Promise<string> {
  if (!source) throw new Error('Say where from: npm run restore -- FILE-OR-FOLDER');
  const resolved = path.resolve(source);
  const existing = await stat(resolved).catch(() => null);
  if (!existing) throw new Error(`There is no ${resolved}.`);
  if (!existing.isDirectory()) return resolved;
  // The names begin with the date, so the last one is the newest.
  const newest = (await readdir(resolved))
    .filter((name) => /^snapbazaar-.*\.tar$/.test(name))
    .toSorted()
    .at(-1);
  if (!newest) throw new Error(`There is no backup in ${resolved}.`);
  return path.join(resolved, newest);
}

/** Aborts on Ctrl-C, so that a database that was started is stopped and an unfinished file is removed. */
function abortOnSignals() {
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('Stopped half-way; nothing was kept.'));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, stop);
  const removeListeners = () => {
    for (const name of signals) process.off(name, stop);
  };
  return { signal: stopping.signal, removeListeners };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1);
