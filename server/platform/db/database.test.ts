import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../contracts/errors.ts';
import { createTestDatabase } from '../../../tests/support/database/test-database.ts';
import { asAppError } from '../http/errors.ts';
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
    const error = await broken.then(
      () => null,
      (failed: unknown) => failed,
    );
    expect(asAppError(error).code).toBe('unavailable');
    expect(await answer(database)).toEqual({ answer: 7 });
  });

  test('after a refusal leaves the refusal as the answer', async () => {
    const { db } = open();
    const refused = db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await otherDb.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      throw new AppError('sold_out');
    });
    await expect(refused).rejects.toMatchObject({ code: 'sold_out' });
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
    const error = await silent.then(
      () => null,
      (failed: unknown) => failed,
    );
    expect(asAppError(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    expect((error as Error).cause).toMatchObject({ message: 'The database did not answer in time.' });
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await answer(database)).toEqual({ answer: 7 });
  });

  test('is heard where its answer came while this process was busy', async () => {
    const { db } = open(300);
    await answer(database);
    const answered = db.execute(sql`select 7 as answer, pg_sleep(0.1)`);
    await sleep(20);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    expect((await answered).rows[0]).toMatchObject({ answer: 7 });
  });

  test('is not blamed for a transaction that waits for something else, and still is for its next query', async () => {
    const { db } = open(300);
    const waited = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await sleep(900);
      return (await tx.execute(sql`select 7 as answer`)).rows[0];
    });
    expect(await waited).toEqual({ answer: 7 });
    const silent = db.transaction(async (tx) => {
      await sleep(400);
      await tx.execute(sql`select pg_sleep(20)`);
    });
    await expect(silent).rejects.toMatchObject({ cause: { message: 'The database did not answer in time.' } });
  });

  test('because a row is locked rolls back, keeps the connection, and leaves nothing locked', async () => {
    const { db } = open(500);
    await otherDb.execute(sql`create table if not exists locked as select n from generate_series(1, 2) n`);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const holding = otherDb.transaction(async (tx) => {
      await tx.execute(sql`select from locked where n = 1 for update`);
      await isReleased;
    });
    await sleep(100);
    const startedAt = performance.now();
    const waiting = db.transaction(async (tx) => {
      await tx.execute(sql`select from locked where n = 2 for update`);
      await tx.execute(sql`select from locked where n = 1 for update`);
    });
    const error = await waiting.then(
      () => null,
      (failed: unknown) => failed,
    );
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(asAppError(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    // Another has the other row at once, although the first is still held.
    await otherDb.execute(sql`select from locked where n = 2 for update nowait`);
    release();
    await holding;
    expect(await answer(database)).toEqual({ answer: 7 });
  });
});
