import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import type { Db } from '../database.ts';
import { internalsOf } from './drizzle-internals.ts';

const { db } = await createTestDatabase();

async function selectSeven(db: Db): Promise<unknown> {
  const { dialect, session } = internalsOf(db);
  const query = dialect.sqlToQuery(sql`select ${7}::int as value`);
  expect(query).toMatchObject({ sql: 'select $1::int as value', params: [7] });
  return session.prepareQuery(query, undefined, 'seven', false).execute();
}

test('the installed Drizzle prepares statements on a database and in a transaction', async () => {
  await expect(selectSeven(db)).resolves.toMatchObject({ rows: [{ value: 7 }] });
  await db.transaction(async (db) => {
    await expect(selectSeven(db)).resolves.toMatchObject({ rows: [{ value: 7 }] });
  });
});

test('a Drizzle without these fields is refused with a sentence', () => {
  expect(() => internalsOf({} as Db)).toThrow('This version of drizzle-orm has no dialect or session');
});
