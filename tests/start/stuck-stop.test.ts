import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { bundledPostgresUrl } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { findPostmaster } from '../../server/platform/db/bundled-postgres/processes.ts';

const root = path.join(import.meta.dirname, '../..');
const settings = { SNAPBAZAAR_DEMO: 'off', DATABASE_URL: '', PORT: '0', METRICS_PORT: '0', SHUTDOWN_SECONDS: '1' };

test('a site whose stop takes too long ends with its database', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-stuck-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  const site = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, SNAPBAZAAR_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [site.stdout, site.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/open at http/);
  const dataDir = path.join(folder, 'postgres');
  expect(await findPostmaster(dataDir)).not.toBeNull();
  const holder = new pg.Client({ connectionString: await bundledPostgresUrl(dataDir) });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table products in access exclusive mode');
  const [, address = ''] = /open at (http:\S+)/.exec(printed) ?? [];
  // It waits for the table, and so does the site's pool of connections when it is closed.
  const stuck = fetch(`${address}/api/v1/user/product/1/en`).catch(() => null);
  await expect
    .poll(async () => (await holder.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount)
    .toBeGreaterThan(0);

  site.kill('SIGTERM');
  await once(site, 'close');
  expect(printed).toContain('Stopping took too long');
  expect(await findPostmaster(dataDir)).toBeNull();
  await stuck;
  await rm(folder, { recursive: true, force: true });
});
