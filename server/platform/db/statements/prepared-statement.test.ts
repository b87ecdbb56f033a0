import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import type { Db } from '../database.ts';
import { executePrepared } from './prepared-statement.ts';

const { db } = await createTestDatabase();

const countPrepared = async (db: Db) =>
  (await db.execute<{ count: number }>(sql`select count(*)::int as count from pg_prepared_statements`)).rows[0]?.count;

test('a query executed twice with other values is prepared once per connection', async () => {
  await db.transaction(async (db) => {
    const before = (await countPrepared(db)) ?? 0;
    for (const value of [1, 2]) {
      expect((await executePrepared(db, sql`select ${value}::int as value`)).rows).toEqual([{ value }]);
    }
    expect(await countPrepared(db)).toBe(before + 1);
  });
});

test('at most 100 statements are prepared, and further queries still run', async () => {
  await db.transaction(async (db) => {
    const before = (await countPrepared(db)) ?? 0;
    for (let value = 0; value < 120; value += 1) {
      expect((await executePrepared(db, sql`select ${sql.raw(String(value))} as value`)).rows).toEqual([{ value }]);
    }
    expect((await countPrepared(db)) ?? 0).toBeLessThanOrEqual(before + 100);
  });
});
