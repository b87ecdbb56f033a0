import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { requestMovement } from '../../../contracts/money/wallet.ts';
import { addProduct } from '../../../contracts/selling/listing-publishing.ts';
import { makeBackup } from '../../../server/cli/backup/make-backup.ts';
import { jobs } from '../../../server/composition/jobs.ts';
import { readConfig } from '../../../server/config.ts';
import { openQueue } from '../../../server/platform/jobs/queue.ts';
import { openStorage, type Storage } from '../../../server/platform/storage/storage.ts';
import { whenDone } from '../expect/when-done.ts';
import { withEmail } from '../identity/credentials.ts';
import { drawPhoto } from '../photos/draw-photo.ts';
import { listingForm } from '../selling/listing-form.ts';
import { buildTestApp } from '../test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Options of a backup that discard its log and never abort it. */
export const silentOptions = { log: () => undefined, signal: new AbortController().signal };

/** A temporary folder for backup files and restored shops, removed when the test file ends. */
export async function createBackupFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-backup-'));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  const newPath = () => path.join(folder, randomBytes(6).toString('hex'));

  /** An empty database and an empty store to restore into, as on another machine. */
  async function createRestoreTarget(settings: Record<string, string> = {}) {
    const database = await createTestDatabase({ isEmpty: true });
    const config = readConfig({ SNAPBAZAAR_DATA_DIR: newPath(), ...settings });
    const options = { url: database.url, jobs, concurrency: 1, stopSeconds: 1, onError: () => undefined };
    const storage = await openStorage(config);
    return { database, storage, config, openQueue: () => openQueue(options), ...silentOptions };
  }
  return { folder, newBackupPath: () => `${newPath()}.tar`, createRestoreTarget };
}

/** Starts an S3-compatible server with an empty bucket until the test file ends, and returns its settings. */
export async function startBucket(): Promise<Record<string, string>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-s3-'));
  const bucket = 'pictures';
  const server = { port: 0, address: '127.0.0.1', silent: true, allowMismatchedSignatures: true };
  const s3 = new S3rver({ ...server, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await s3.run();
  whenDone(async () => {
    await s3.close();
    await rm(directory, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    STORAGE: 's3',
    S3_ENDPOINT: address,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

/** The seller of the shop that is backed up. */
export const account = withEmail('malee@example.com');

/** A shop with data to back up: one seller who publishes listings with photos and deposits money. */
export async function createShopToBackUp() {
  const app = await buildTestApp({ settings: { PUBLISH_LIMIT: '1000000', MONEY_LIMIT: '1000000' } });
  const { token } = await app.api(signUpSeller, { body: account });
  const api = app.apiAs(token);

  async function publish(number: number): Promise<void> {
    const photo = await drawPhoto({ background: `#${(number * 7919).toString(16).padStart(6, '0').slice(-6)}` });
    const body = listingForm({ productTitleEN: `Headphones number ${number} 🎧`, publish_key: `draft-${number}` });
    await api(addProduct, { body, file: photo });
  }

  async function deposit(number: number): Promise<void> {
    const key = `deposit-number-${String(number).padStart(6, '0')}`;
    await api(requestMovement, { body: { type: 'deposit', amount: '25', wallet: 'usdt', fee_cents: 0, key } });
  }

  async function backUp(file: string): Promise<string> {
    await makeBackup({ pool: app.database.pool, storage: app.storage, ...silentOptions }, file);
    return file;
  }

  for (const number of [1, 2, 3]) await Promise.all([publish(number), deposit(number)]);
  return { ...app, publish, deposit, backUp };
}

export async function readStoredFile(storage: Storage, name: string): Promise<Buffer | null> {
  const file = await storage.open(name);
  return file && Buffer.concat(await file.stream.toArray());
}
