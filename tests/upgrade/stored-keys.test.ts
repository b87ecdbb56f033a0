import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/platform/db/database.ts';
import { listMigrations } from '../../server/schema/list-migrations.ts';
import { createFirstRelease } from './first-release.ts';
import { laterRows } from './later-rows.ts';

test('devices that were stored in English become keys, in sessions, events and mails that wait', async () => {
  const { pool } = await createFirstRelease();
  await migrateDatabase({ pool }, listMigrations().slice(0, 34));
  const stored = [
    'Chrome on Android',
    'Samsung Internet on Android',
    'A browser on macOS',
    'Firefox',
    'Unknown device',
    '',
  ];
  for (const [index, device] of stored.entries()) {
    const session =
      'insert into sessions (token_hash, account_id, device, expires_at, created_at) values ($1, $2, $3, now(), now())';
    await pool.query(session, [`token ${index}`, 16, device]);
  }
  const mail = `insert into mails (channel, recipient, language, template, parameters) values ('email', 'a@example.com', 'th', 'new-sign-in', $1)`;
  await pool.query(mail, [{ role: 'seller', device: 'Chrome on Android' }]);
  await pool.query(mail, [{ code: '123456' }]);
  await pool.query(
    `insert into account_events (account_id, type, device, detail, created_at) values (16, 'signed-in', 'Safari on iOS', '', now())`,
  );
  await migrateDatabase({ pool });
  const { rows } = await pool.query(`select device from sessions where token_hash like 'token %' order by token_hash`);
  expect(rows.map(({ device }) => device)).toEqual([
    ...['chrome/android', 'samsung-internet/android', '/macos', 'firefox/', '/', '/'],
  ]);
  const written = await pool.query(
    `select parameters from mails where recipient = 'a@example.com' order by parameters`,
  );
  expect(written.rows.map(({ parameters }) => parameters)).toEqual(
    expect.arrayContaining([{ role: 'seller', device: 'chrome/android' }, { code: '123456' }]),
  );
  const events = await pool.query(`select device from account_events where type = 'signed-in'`);
  expect(events.rows).toContainEqual({ device: 'safari/ios' });
});

test('sentences about where a platform sells are left out of stored comparisons, and prices are kept', async () => {
  const { pool } = await createFirstRelease();
  await migrateDatabase({ pool }, listMigrations().slice(0, 3));
  await pool.query(laterRows[2] ?? '');
  await migrateDatabase({ pool });
  const { rows } = await pool.query('select platform_comparison from product_plans order by product_id');
  expect(rows).toEqual([
    { platform_comparison: null },
    { platform_comparison: { Shopee: { price_range: { max: 55, min: 28 } } } },
  ]);
});
