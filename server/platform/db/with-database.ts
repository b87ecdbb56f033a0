import path from 'node:path';
import type { Config } from '../../config.ts';
import { DataInUse, lockData } from '../process/data-lock.ts';
import { bundledPostgresUrl, startBundledPostgres } from './bundled-postgres/bundled-postgres.ts';
import { type Database, migrateDatabase, openDatabase } from './database.ts';

/** Opens the database for a command, whether or not the site is running. */
export async function withDatabase(
  config: Config,
  log: (line: string) => void,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const postgres = await connectPostgres(config, log);
  const database = openDatabase(postgres.url, 2, () => undefined);
  try {
    await migrateDatabase(database);
    await use(database);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Connects to the database: a running bundled one is shared, unless `isAlone` requires exclusive use. */
export async function connectPostgres(config: Config, log: (line: string) => void, { isAlone = false } = {}) {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => undefined };
  const dataDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres');
  try {
    const lock = await lockData(config.SNAPBAZAAR_DATA_DIR);
    const postgres = await startBundledPostgres({ dataDir, onEvent: ({ message }) => log(message) });
    return { url: postgres.url, stop: () => postgres.stop().then(lock.release) };
  } catch (error) {
    // The site is running, so its database is used.
    if (!(error instanceof DataInUse) || isAlone) throw error;
    return { url: await bundledPostgresUrl(dataDir), stop: async () => undefined };
  }
}
