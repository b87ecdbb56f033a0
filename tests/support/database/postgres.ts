import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { jobs } from '../../../server/composition/jobs.ts';
import { startBundledPostgres } from '../../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { migrateDatabase, openDatabase } from '../../../server/platform/db/database.ts';
import { openQueue } from '../../../server/platform/jobs/queue.ts';
import { verifyNewAccounts } from '../identity/verified-accounts.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A prepared database; every test file works on a copy of it. */
    templateUrl: string;
  }
}

/** Starts one real PostgreSQL for the whole run, with a migrated database as the template of all others. */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  // A file whose tests are all filtered out by name is loaded, but its clean-up is not run.
  const removeTemporaryFolder = await openTemporaryFolder({ mustBeEmpty: !project.vitest.config.testNamePattern });
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-test-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(directory, 0o755);
  const postgres = await startBundledPostgres({
    dataDir: path.join(directory, 'postgres'),
    database: 'template',
    durable: false,
  });
  // Each test file creates its own database.
  const superuser = openDatabase(postgres.superuserUrl, 1, () => undefined);
  await superuser.pool.query('alter role snapbazaar_app createdb');
  // Its workers belong to the superuser, so a database that one of them is reading could not be dropped.
  await superuser.pool.query('alter system set autovacuum = off');
  await superuser.pool.query('select pg_reload_conf()');
  await superuser.close();
  const database = openDatabase(postgres.url, 2, () => undefined);
  await migrateDatabase(database);
  await verifyNewAccounts(database.pool);
  const queue = await openQueue({ url: postgres.url, jobs, concurrency: 1, stopSeconds: 1, onError: () => undefined });
  await queue.stop();
  await database.close();
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
    await removeTemporaryFolder();
  };
}
