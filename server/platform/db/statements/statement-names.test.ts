import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { createNames, withPreparedStatements } from './statement-names.ts';

const { pool } = await createTestDatabase();

test('a statement with values is prepared once per connection up to a limit, and one without values never', async () => {
  const client = await pool.connect();
  const queries = withPreparedStatements(client, createNames('own', 1));
  for (const value of [1, 2]) {
    expect((await queries.query({ text: 'select $1::int as own' }, [value])).rows).toEqual([{ own: value }]);
  }
  expect((await queries.query({ text: 'select $1::int as other' }, [3])).rows).toEqual([{ other: 3 }]);
  const prepared = await queries.query({ text: "select name from pg_prepared_statements where name like 'own%'" });
  expect(prepared.rows).toEqual([{ name: 'own_1' }]);
  client.release();
});
