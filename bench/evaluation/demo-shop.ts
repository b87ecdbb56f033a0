import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { loadDemoOnce } from '../../demo/loading/load.ts';
import { type Good, planShop } from '../../demo/plan.ts';
import { startBundledPostgres } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { type Db, migrateDatabase, openDatabase } from '../../server/platform/db/database.ts';
import { createBenchFolder } from '../support/bench-folder.ts';

export interface DemoShop {
  db: Db;
  goods: Good[];
}

/** Runs an evaluation on a demo shop of its own, without pictures, that is gone afterwards. */
export async function withDemoShop(evaluate: (shop: DemoShop) => Promise<void>): Promise<void> {
  const directory = await createBenchFolder();
  const postgres = await startBundledPostgres({ dataDir: path.join(directory, 'postgres'), durable: false });
  const database = openDatabase(postgres.url, 2, () => undefined);
  try {
    await migrateDatabase(database);
    const goods = await planShop([]);
    await loadDemoOnce(
      {
        db: database.db,
        storage: { has: async () => true, put: async () => undefined },
        log: () => undefined,
        hashPassword: async (password) => password,
      },
      { goods },
    );
    await database.db.execute(sql`analyze product_search`);
    await evaluate({ db: database.db, goods });
  } finally {
    await database.close();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
