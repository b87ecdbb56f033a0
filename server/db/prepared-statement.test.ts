import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import type { Db } from './database.ts';
import { executePrepared } from './prepared-statement.ts';

const { db } = await createTestDatabase();

const countKept = async (db: Db) =>
  (await db.execute<{ kept: number }>(sql`select count(*)::int as kept from pg_prepared_statements`)).rows[0]?.kept;

test('a question asked twice with other values is kept once by its connection', async () => {
  await db.transaction(async (db) => {
    const before = (await countKept(db)) ?? 0;
    for (const value of [1, 2]) {
      expect((await executePrepared(db, sql`select ${value}::int as value`)).rows).toEqual([{ value }]);
    }
    expect(await countKept(db)).toBe(before + 1);
  });
});

test('however many questions there are, only so many are kept, and all are answered', async () => {
  await db.transaction(async (db) => {
    for (let value = 0; value < 120; value += 1) {
      expect((await executePrepared(db, sql`select ${sql.raw(String(value))} as value`)).rows).toEqual([{ value }]);
    }
    expect(await countKept(db)).toBeLessThanOrEqual(100);
  });
});
