import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '../../server/platform/db/database.ts';
import { listApplied, listMigrations } from '../../server/schema/list-migrations.ts';
import { expectEvery } from '../support/expect/expect-every.ts';
import { createFirstRelease, firstReleaseMigrations } from './first-release.ts';
import { laterRows } from './later-rows.ts';
import { readRows } from './rows.ts';

const all = listMigrations();
const steps = all.slice(firstReleaseMigrations).map((_, at) => at + firstReleaseMigrations);

describe('from the first release to the latest', async () => {
  const database = await createFirstRelease();

  test(
    'every migration keeps every existing row',
    () =>
      expectEvery(steps, async (number) => {
        const before = await readRows(database.pool);
        await migrateDatabase(database, all.slice(0, number + 1));
        expect(await readRows(database.pool, before)).toEqual(before);
        await database.pool.query(laterRows[number] ?? '');
      }),
    600_000,
  );

  test('every table has rows: later-rows.ts covers each new one', async () => {
    const empty = Object.entries(await readRows(database.pool)).filter(([, { rows }]) => rows.length === 0);
    expect(empty.map(([table]) => table)).toEqual([]);
  });
});

describe('a migration', () => {
  test('that is killed half-way changes nothing, and the next start completes it', {
    timeout: 60_000,
  }, async () => {
    const database = await createFirstRelease();
    const before = await readRows(database.pool);
    // An open read transaction blocks the ALTER TABLE, so that the migration waits at a known statement.
    const reader = await database.pool.connect();
    await reader.query('begin; select from products limit 1');
    const starting = spawn(process.execPath, ['tests/upgrade/migrate.ts', database.url], { stdio: 'inherit' });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%ALTER TABLE "products"%'`;
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount, { timeout: 40_000 }).toBe(1);
    starting.kill('SIGKILL');
    await once(starting, 'exit');
    await reader.query('commit');
    reader.release();

    await migrateDatabase(database, all.slice(0, firstReleaseMigrations));
    expect(await readRows(database.pool)).toEqual(before);
    await migrateDatabase(database);
    expect(await readRows(database.pool, before)).toEqual(before);
    expect(await listApplied(database.pool)).toEqual(all.map(({ writtenAt }) => writtenAt));
  });

  test('runs once when several processes start together', async () => {
    const first = await createFirstRelease();
    const others = [1, 2, 3].map(() => openDatabase(first.url, 1, () => undefined));
    await Promise.all([first, ...others].map((database) => migrateDatabase(database)));
    expect(await listApplied(first.pool)).toEqual(all.map(({ writtenAt }) => writtenAt));
    await Promise.all(others.map((database) => database.close()));
  });
});

test('a database of a newer version is refused with a message and left unchanged', async () => {
  const database = await createFirstRelease();
  await migrateDatabase(database);
  const before = await readRows(database.pool);
  await expect(migrateDatabase(database, all.slice(0, -1))).rejects.toThrow(
    /^This database was written by a newer Snapbazaar .* Nothing was changed: start that version/,
  );
  expect(await readRows(database.pool)).toEqual(before);
});
