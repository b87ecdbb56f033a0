import { mkdtemp, open, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signInSeller } from '../../../contracts/identity/accounts.ts';
import { listProducts } from '../../../contracts/marketplace/listings.ts';
import { getWallet } from '../../../contracts/money/wallet.ts';
import {
  account,
  createBackupFolder,
  createShopToBackUp,
  readStoredFile,
  silentOptions,
  startBucket,
} from '../../../tests/support/database/backups.ts';
import { mailTo } from '../../../tests/support/mail/outbox-mail.ts';
import { createFakeAnalyst } from '../../../tests/support/selling/fake-analyst.ts';
import { fakeEncoding } from '../../../tests/support/selling/fake-vision.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { createFirstRelease } from '../../../tests/upgrade/first-release.ts';
import { readRows } from '../../../tests/upgrade/rows.ts';
import { jobHandlers } from '../../composition/jobs.ts';
import { readConfig } from '../../config.ts';
import { readRetention } from '../../domains/operations/retention/retention.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createSandboxCard } from '../../providers/payments/sandbox-card/sandbox-card.ts';
import { createSandboxTransfers } from '../../providers/wallet-transfers/sandbox-transfers.ts';
import { runBackup, runRestore } from './commands.ts';
import { makeBackup, pictureColumns } from './make-backup.ts';
import { readBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

// Each test opens two databases with a queue and a store, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const source = await createShopToBackUp();
const { folder, newBackupPath, createRestoreTarget } = await createBackupFolder();

test('a backup file is readable by its owner alone, and restores every row but sessions and limits and every picture', async () => {
  const file = await source.backUp(newBackupPath());
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const place = await createRestoreTarget();
  await restoreBackup(place, file);
  const rows = await readRows(source.database.pool);
  expect(rows.sessions?.rows).not.toEqual([]);
  const emptied = { sessions: { ...rows.sessions, rows: [] }, rate_counts: { ...rows.rate_counts, rows: [] } };
  expect(await readRows(place.database.pool)).toEqual({ ...rows, ...emptied });
  const { rows: pictures } = await source.database.pool.query<{ image: string }>('select image from products');
  for (const { image } of pictures)
    expect(await readStoredFile(place.storage, image)).toEqual(await readStoredFile(source.storage, image));

  const restored = await buildTestApp({ database: place.database, storage: place.storage });
  const { token: newToken } = await restored.api(signInSeller, { body: account });
  const found = await restored.api(listProducts, { body: { q: 'headphones number 2' } });
  expect(found.products[0]?.title).toBe('Headphones number 2 🎧');

  // Pending deposits are completed in the restored shop.
  const analysis = {
    storage: place.storage,
    analyst: createFakeAnalyst(0),
    seconds: 60,
    concurrency: 1,
    ...fakeEncoding,
  };
  await restored.queue.work(
    jobHandlers(
      restored.db,
      restored.queue,
      analysis,
      createSandboxTransfers(0),
      readRetention(source.config),
      mailTo(source.config),
      createSandboxCard(),
    ),
  );
  const available = async () => (await restored.apiAs(newToken)(getWallet)).wallet.available_cents;
  await expect.poll(available).toBe(7500);
});

test('a backup copies the pictures of every column that names one', async () => {
  const { rows } = await source.database.pool.query<{ table: string }>(
    `select distinct table_name as table from information_schema.columns
     where table_schema = 'public' and column_name in ('image', 'banner', 'logo', 'photo')
       and table_name in (select relname from pg_class where relkind = 'r')`,
  );
  // The photos of a return are rows of order_photos.
  const tables = rows.map(({ table }) => table).filter((table) => table !== 'order_returns');
  expect(tables).toContain('shops');
  expect(tables.filter((table) => !(table in pictureColumns))).toEqual([]);
});

test('a backup contains what is written at the same time completely or not at all', async () => {
  let isRunning = true;
  let written = 10;
  const writing = [0, 1].map(async () => {
    while (isRunning) {
      written += 1;
      await Promise.all([source.publish(written), source.deposit(written)]);
    }
  });
  onTestFinished(() => {
    isRunning = false;
  });
  await expect.poll(() => written).toBeGreaterThan(14);
  const file = await source.backUp(newBackupPath());
  const atTheEnd = written;
  await expect.poll(() => written).toBeGreaterThan(atTheEnd);
  isRunning = false;
  await Promise.all(writing);

  const place = await createRestoreTarget();
  await restoreBackup(place, file);
  const { rows } = await place.database.pool.query(`
    select p.image, count(t.*)::int as texts, count(distinct s.product_id)::int as found, count(distinct plan.product_id)::int as plans
    from products p left join product_texts t on t.product_id = p.id left join product_search s on s.product_id = p.id
      left join product_plans plan on plan.product_id = p.id group by p.id`);
  expect(rows.length).toBeGreaterThan(5);
  for (const { image, ...parts } of rows) {
    expect(parts).toEqual({ texts: 7, found: 1, plans: 1 });
    expect(await readStoredFile(place.storage, image)).toEqual(await readStoredFile(source.storage, image));
  }
  const ledger = await place.database.pool.query(`
    select balance_cents - sum(cents) as difference from ledger_accounts join journal_postings on account_id = id group by id`);
  expect(ledger.rows.map(({ difference }) => Number(difference))).toEqual(ledger.rows.map(() => 0));
  await expect(place.database.pool.query('update ledger_accounts set balance_cents = 0')).rejects.toThrow(
    'balances follow from postings',
  );
});

test('no picture is removed while a backup is running', async () => {
  const [image] = (await source.database.pool.query('select image from products order by id')).rows.map(
    (row) => row.image,
  );
  const gate = Promise.withResolvers<void>();
  const slow: Storage = { ...source.storage, open: async (name) => gate.promise.then(() => source.storage.open(name)) };
  const file = newBackupPath();
  const backingUp = makeBackup({ pool: source.database.pool, storage: slow, ...silentOptions }, file);
  await expect
    .poll(async () => (await stat(`${file}.unfinished`).catch(() => null))?.size ?? 0)
    .toBeGreaterThan(10_000);

  const analysis = {
    storage: source.storage,
    analyst: createFakeAnalyst(0),
    seconds: 60,
    concurrency: 1,
    ...fakeEncoding,
  };
  const handlers = jobHandlers(
    source.db,
    source.queue,
    analysis,
    createSandboxTransfers(0),
    readRetention(source.config),
    mailTo(source.config),
    createSandboxCard(),
  );
  const remove = handlers.find(({ job }) => job.name === 'remove-pictures');
  await remove?.handle({ images: [image] }, silentOptions.signal);
  expect(await source.storage.has(image)).toBe(true);
  gate.resolve();
  await backingUp;
  const later = `select from pgboss.job where name = 'remove-pictures' and start_after > now() + interval '30 seconds'`;
  expect((await source.database.pool.query(later)).rowCount).toBe(1);

  const names: string[] = [];
  await readBackup(file, async ({ name }) => void names.push(name));
  expect(names).toContain(`pictures/${image}`);
});

test('a restored shop has the same indexes as a new one', async () => {
  const place = await createRestoreTarget();
  await restoreBackup(place, await source.backUp(newBackupPath()));
  const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`;
  const { rows } = await place.database.pool.query(indexes);
  expect(rows).toEqual((await source.database.pool.query(indexes)).rows);
});

test('pictures move from a folder to a bucket and back to a folder by backup and restore', async () => {
  const bucket = await createRestoreTarget(await startBucket());
  await restoreBackup(bucket, await source.backUp(newBackupPath()));
  const file = newBackupPath();
  await makeBackup({ pool: bucket.database.pool, storage: bucket.storage, ...silentOptions }, file);
  const back = await createRestoreTarget();
  await restoreBackup(back, file);
  const images = (await source.database.pool.query('select image from products')).rows.map((row) => row.image);
  for (const image of images)
    expect(await readStoredFile(back.storage, image)).toEqual(await readStoredFile(source.storage, image));
});

test('a failed restore keeps pictures that were already in the bucket', async () => {
  const place = { ...(await createRestoreTarget()), storage: source.storage };
  const file = await source.backUp(newBackupPath());
  const openQueue = () => Promise.reject(new Error('The queue cannot be opened.'));
  await expect(restoreBackup({ ...place, openQueue }, file)).rejects.toThrow('The queue cannot be opened');
  await restoreBackup(place, file);
  const images = (await place.database.pool.query('select image from products')).rows.map((row) => row.image);
  for (const image of images) expect(await source.storage.has(image)).toBe(true);
});

test('a backup of the first release is restored and migrated to the current version', async () => {
  const old = await createFirstRelease();
  const before = await readRows(old.pool);
  const file = newBackupPath();
  await makeBackup({ pool: old.pool, storage: source.storage, ...silentOptions }, file);
  const place = await createRestoreTarget();
  await restoreBackup(place, file);
  const { sessions: _, ...restored } = await readRows(place.database.pool, before);
  expect(before).toMatchObject(restored);
  const next = await place.database.pool.query(`select nextval('accounts_id_seq')::int as id`);
  expect(next.rows[0].id).toBe(21);
});

test('an aborted backup leaves no file behind', async () => {
  const file = newBackupPath();
  const stopping = AbortSignal.abort(new Error('Stopped half-way; nothing was kept.'));
  const deps = { pool: source.database.pool, storage: source.storage, log: () => undefined, signal: stopping };
  await expect(makeBackup(deps, file)).rejects.toThrow('Stopped half-way');
  await expect(open(file)).rejects.toThrow('ENOENT');
  await expect(open(`${file}.unfinished`)).rejects.toThrow('ENOENT');
});

test('the commands name a backup by its time and restore the newest of a folder', async () => {
  const backups = await mkdtemp(path.join(folder, 'shelf-'));
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const config = readConfig({
    DATABASE_URL: source.database.url,
    SNAPBAZAAR_DATA_DIR: source.config.SNAPBAZAAR_DATA_DIR,
  });
  await writeFile(path.join(backups, 'snapbazaar-2001-01-01T00-00-00.tar'), 'an older one');
  await runBackup(config, log, backups);
  expect(await readdir(backups)).toContainEqual(
    expect.stringMatching(/^snapbazaar-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/),
  );
  const { database } = await createRestoreTarget();
  const elsewhere = readConfig({ DATABASE_URL: database.url, SNAPBAZAAR_DATA_DIR: path.join(folder, 'elsewhere') });
  await runRestore(elsewhere, log, backups);
  const { sessions: _, rate_counts: __, ...restored } = await readRows(database.pool);
  expect(await readRows(source.database.pool)).toMatchObject(restored);
  expect(lines.join('\n')).toMatch(/It holds personal data: keep it safe[\s\S]*npm start opens it/);
  await expect(runBackup(config, log, path.join(backups, 'snapbazaar-2001-01-01T00-00-00.tar'))).rejects.toThrow(
    'exists already',
  );
  await expect(runRestore(config, log, path.join(backups, 'none.tar'))).rejects.toThrow('There is no');
});
