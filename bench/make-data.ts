import path from 'node:path';
import { readProcessConfig } from '../server/config.ts';
import { startBundledPostgres } from '../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { migrateDatabase, openDatabase } from '../server/platform/db/database.ts';
import { makeProducts } from './support/data.ts';

/** `npm run bench:data -- N`: N synthetic products in the configured database. */
const count = Number(process.argv[2]);
if (!Number.isInteger(count) || count < 1) throw new Error('Say how many products: npm run bench:data -- 100000');

const config = readProcessConfig();
const postgres = config.DATABASE_URL
  ? { url: config.DATABASE_URL, stop: async () => undefined }
  : await startBundledPostgres({ dataDir: path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres') });
const database = openDatabase(postgres.url, 2, () => undefined);
try {
  await migrateDatabase(database);
  const began = performance.now();
  await makeProducts(database.db, count, { isSearchable: count <= 200_000 });
  console.log(`${count} products in ${((performance.now() - began) / 1000).toFixed(1)} s`);
} finally {
  await database.close();
  await postgres.stop();
}
