import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type SiteProcess, startSite } from '../support/site/site-process.ts';

export interface Fleet {
  servers: [SiteProcess, SiteProcess];
  workers: [SiteProcess, SiteProcess];
  folder: string;
  stop(): Promise<void>;
}

const limits = {
  UPLOAD_LIMIT: '100000',
  ANALYSES_PER_DAY: '100000',
  UNPUBLISHED_PHOTOS: '100000',
  RATE_LIMIT: '100000',
  MONEY_LIMIT: '100000',
};

/** Two servers and two workers, started together on one database, S3 store and data folder. */
export async function startFleet(databaseUrl: string, readUrl = ''): Promise<Fleet> {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-fleet-'));
  await chmod(folder, 0o755);
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await s3.run();
  const settings = {
    ...limits,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: readUrl,
    SNAPBAZAAR_DEMO: 'on',
    DEMO_PRODUCTS: '8',
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ANALYSIS_CONCURRENCY: '4',
    SANDBOX_SECONDS: '0',
  };
  const start = (WORKER: string) => startSite(path.join(folder, 'data'), { ...settings, WORKER });
  const processes = await Promise.all([start('off'), start('off'), start('only'), start('only')]);
  return {
    servers: [processes[0], processes[1]],
    workers: [processes[2], processes[3]],
    folder,
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await s3.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
