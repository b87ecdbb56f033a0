import path from 'node:path';
import { rebuildIndexIfOutdated } from '../../server/domains/marketplace/search/index/rebuild-index.service.ts';
import { rebuildingComment } from '../../server/domains/marketplace/search/index/terms.ts';
import { startBundledPostgres } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { type Database, migrateDatabase, openDatabase } from '../../server/platform/db/database.ts';
import { makeProducts } from './data.ts';

export interface BenchShop {
  url: string;
  database: Database;
  stop(): Promise<void>;
}

const folder = path.join(import.meta.dirname, '..', '..', '.data', 'bench');

/** A shop of this many synthetic products on its own PostgreSQL, cached between runs because a million take minutes. */
export async function openShop(count: number, { isSearchable = false } = {}): Promise<BenchShop> {
  // The terms version is part of the cache key, because terms of other rules would not match.
  const name = isSearchable ? `${count}-${rebuildingComment.replace(' ', '-')}` : String(count);
  const postgres = await startBundledPostgres({ dataDir: path.join(folder, name) });
  const database = openDatabase(postgres.url, 4, () => undefined);
  const stop = async () => {
    await database.close();
    await postgres.stop();
  };
  try {
    await migrateDatabase(database);
    const { rows } = await database.pool.query('select exists (select from products) as is_made');
    if (!rows[0].is_made) {
      console.log(`making ${count.toLocaleString('en')} products, once …`);
      await rebuildIndexIfOutdated(database.db, {
        enqueue: async () => Promise.reject(new Error('An empty index is old.')),
      });
      await makeProducts(database.db, count, { isSearchable });
    }
    return { url: postgres.url, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
