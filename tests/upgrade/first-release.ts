import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '../../server/platform/db/database.ts';
import { listMigrations } from '../../server/schema/list-migrations.ts';
import { createTestDatabase } from '../support/database/test-database.ts';

/** The number of migrations in the first release: 0000 and 0001. */
export const firstReleaseMigrations = 2;

/** Accounts of the first release with their credentials. */
export const malee = {
  id: 16,
  email: 'malee@example.com',
  password: 'papaya salad 7',
  session: 'the-session-of-malee',
} as const;
export const chen = { id: 17, phone: '+66812345678', password: 'แมวดำนอนหลับ 42' } as const;
export const ana = { id: 18, email: 'ana@example.com', password: 'mango sticky rice 9', session: 'the-session-of-ana' };
/** Ids of the sellers' products. */
export const own = { hat: 4, headphones: 5, pausedLaptop: 6 } as const;

/** A database as the first release left it. */
export async function createFirstRelease() {
  const database = await createTestDatabase({ isEmpty: true });
  await migrateDatabase(database, listMigrations().slice(0, firstReleaseMigrations));
  await database.pool.query(await readFile(path.join(import.meta.dirname, 'first-release.sql'), 'utf8'));
  // Unexpired sessions start yesterday, whenever this test runs.
  await database.pool.query(`update sessions set created_at = now() - interval '1 day' where expires_at > now()`);
  return database;
}
