import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/test-database.ts';
import { type Database, openDatabase } from './database.ts';

const { db: otherDb, url } = await createTestDatabase();

let database: Database;
afterEach(() => database.close());

function open(socketTimeoutMs?: number): Database {
  database = openDatabase(url, 1, () => undefined, { socketTimeoutMs });
  return database;
}

const answer = async ({ db }: Database) => (await db.execute(sql`select 7 as answer`)).rows[0];

describe('a connection that breaks', () => {
  test('in the middle of a transaction fails that transaction and nothing else', async () => {
    const { db } = open();
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await otherDb.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await answer(database)).toEqual({ answer: 7 });
  });

  test('before a transaction begins is returned to the pool', async () => {
    const { db, pool } = open();
    pool.once('acquire', (client) => void client.end());
    await expect(db.transaction(async () => 'never')).rejects.toThrow();
    expect(await answer(database)).toEqual({ answer: 7 });
  });
});

describe('a database that does not answer', () => {
  test('fails the query after the timeout and drops the connection', async () => {
    const { db } = open(300);
    const startedAt = performance.now();
    const silent = db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`));
    await expect(silent).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await answer(database)).toEqual({ answer: 7 });
  });
});
