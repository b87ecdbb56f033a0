import path from 'node:path';
import { reloadDemo } from '../demo/load.ts';
import type { Config } from './config.ts';
import { DataInUse, lockData } from './data-lock.ts';
import { bundledPostgresUrl, startBundledPostgres } from './db/bundled-postgres/bundled-postgres.ts';
import { migrateDatabase, openDatabase } from './db/database.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { openStorage } from './providers/storage/storage.ts';
import type { Say } from './start.ts';

/** `npm run demo`: puts the demo shop back, whether or not the site is running meanwhile. */
export async function runDemoReload(config: Config, say: Say): Promise<void> {
  const postgres = await reachPostgres(config, say);
  const database = openDatabase(postgres.url, 2, () => undefined);
  try {
    await migrateDatabase(database);
    const { hash } = await createPasswords(config.PASSWORD_HASHES);
    const deps = { db: database.db, storage: await openStorage(config), say, hashPassword: hash };
    await reloadDemo(deps, { limit: config.DEMO_PRODUCTS });
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function reachPostgres(config: Config, say: Say): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => undefined };
  const dataDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres');
  try {
    const lock = await lockData(config.SNAPBAZAAR_DATA_DIR);
    const postgres = await startBundledPostgres({ dataDir, onEvent: ({ message }) => say(message) });
    return { url: postgres.url, stop: () => postgres.stop().then(lock.release) };
  } catch (error) {
    // The site is running and keeps its database open: borrow it.
    if (error instanceof DataInUse) return { url: await bundledPostgresUrl(dataDir), stop: async () => undefined };
    throw error;
  }
}
