import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/platform/db/database.ts';
import { createFirstRelease } from './first-release.ts';

test('seller names derived from an email or phone number are replaced, and chosen names are kept', async () => {
  const { pool } = await createFirstRelease();
  await pool.query(`insert into accounts (kind, email, phone, name) values
    ('seller', 'jane.doe@example.com', null, 'jane.doe'), ('seller', 'x@y@example.com', null, 'x@y'),
    ('seller', null, '+919876543210', '•••• 3210'), ('seller', 'chosen@example.com', null, 'Jane’s Shop'),
    ('seller', 'rose@demo.example', null, 'Rose')`);
  await migrateDatabase({ pool });
  const names = async (where: string) =>
    (await pool.query(`select name, has_default_name from accounts where ${where} order by id`)).rows;
  const renamed = await names(`email in ('jane.doe@example.com', 'x@y@example.com') or phone = '+919876543210'`);
  expect(renamed).toEqual(
    [1, 2, 3].map(() => ({ name: expect.stringMatching(/^Seller [0-9A-F]{5}$/), has_default_name: true })),
  );
  expect(new Set(renamed.map(({ name }) => name)).size).toBe(3);
  expect(await names(`email in ('chosen@example.com', 'rose@demo.example')`)).toEqual([
    { name: 'Jane’s Shop', has_default_name: false },
    { name: 'Rose', has_default_name: false },
  ]);
});
