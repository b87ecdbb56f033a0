import { expect, test } from 'vitest';
import { signInSeller } from '../../../../contracts/identity/accounts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, database, takeErrors } = await buildTestApp({ settings: { LOG_LEVEL: 'error' } });
const body = withEmail('malee@example.com');

test('a call that gets no database connection is answered with 503', async () => {
  const { pool } = database;
  const { connectionTimeoutMillis } = pool.options;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 50;
  await expect(api(signInSeller, { body })).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  for (const client of clients) client.release();
  pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
  expect(takeErrors()).toEqual([expect.stringContaining('timeout exceeded when trying to connect')]);
  await expect(api(signInSeller, { body })).rejects.toMatchObject({ status: 401 });
});
