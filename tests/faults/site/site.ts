import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import {
  bundledPostgresUrl,
  startBundledPostgres,
} from '../../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { openFakeStripe } from '../../support/ordering/fake-stripe.ts';
import { openFakeModelServer } from '../../support/selling/fake-model-server.ts';
import { freePort } from '../../support/site/free-port.ts';
import { createStripePeople, type FakeStripe, type StripePeople } from '../traffic/stripe.ts';
import { type Bank, bankSettings, openBank } from './bank.ts';
import { type FaultyDatabase, lookAtDatabase } from './database.ts';
import { openDisk, type SmallDisk } from './disk.ts';
import { type ManagedProcess, startManagedProcess } from './process.ts';
import { localStore, type PhotoStore, s3Store } from './store.ts';

export const layouts = ['all in one', 'apart'] as const;
export type Layout = (typeof layouts)[number];

/** A real site of one or several processes with its database and store. */
export interface Site {
  layout: Layout;
  web: ManagedProcess;
  /** Runs jobs; in the all-in-one layout it is the web process. */
  worker: ManagedProcess;
  database: FaultyDatabase;
  disk: SmallDisk;
  store: PhotoStore;
  model: Awaited<ReturnType<typeof openFakeModelServer>>;
  /** Takes cards in the layout apart; the other one has the sandbox. */
  stripe: FakeStripe | null;
  stripePeople: StripePeople | null;
  /** Pays sellers by file in the layout apart; the other one has the sandbox. */
  bank: Bank | null;
  /** The start-up time, which indicates how busy the machine is. */
  openedInMs: number;
  close(): Promise<void>;
}

const settings = {
  SNAPBAZAAR_DEMO: 'off',
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  CODES_PER_NETWORK: '1000000',
  UPLOAD_LIMIT: '100000',
  UNPUBLISHED_PHOTOS: '100000',
  ANALYSES_PER_DAY: '100000',
  PUBLISH_LIMIT: '100000',
  MONEY_LIMIT: '100000',
  ORDER_LIMIT: '100000',
  SANDBOX_SECONDS: '1',
  ANALYSIS_CONCURRENCY: '2',
  // Short, so that a hanging model takes effect within a round.
  ANALYSIS_SECONDS: '16',
  AI_SECONDS: '4',
  AI_MODEL: 'fake-vision',
  AI_TOKENS_PER_DAY: '1000000000',
  MALLOC_ARENA_MAX: '2',
};

/**
 * All-in-one is what `npm start` runs: one process, bundled PostgreSQL, photos in a folder. The other layout has a web
 * server and a worker with an external PostgreSQL, an S3 store and Stripe.
 */
export async function openSite(layout: Layout): Promise<Site> {
  const began = performance.now();
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const disk = await openDisk();
    undo.push(() => disk.remove());
    const dataDir = path.join(disk.folder, 'data');
    const temporary = path.join(disk.folder, 'tmp');
    await Promise.all([mkdir(dataDir), mkdir(temporary)]);
    const model = await openFakeModelServer();
    undo.push(() => model.close());
    const store = layout === 'apart' ? await s3Store(path.join(disk.folder, 's3')) : localStore(dataDir);
    undo.push(() => store.close());
    const stripe = layout === 'apart' ? await openFakeStripe() : null;
    undo.push(() => stripe?.close());
    const environment = {
      ...process.env,
      ...settings,
      ...store.settings,
      ...(stripe ? { ...stripeSettings(stripe), ...bankSettings } : {}),
      DATABASE_URL: '',
      SNAPBAZAAR_DATA_DIR: dataDir,
      TMPDIR: temporary,
      AI_BASE_URL: model.baseUrl,
      PORT: String(await freePort()),
    };
    const postgresDir = path.join(dataDir, 'postgres');
    let url = '';
    if (layout === 'apart') {
      const postgres = await startBundledPostgres({ dataDir: postgresDir });
      undo.push(() => postgres.stop());
      url = environment.DATABASE_URL = postgres.url;
    }
    const web = await startManagedProcess({ ...environment, WORKER: layout === 'apart' ? 'off' : 'on' });
    undo.push(() => web.stop());
    let worker = web;
    if (layout === 'apart') {
      worker = await startManagedProcess({ ...environment, PORT: '0' });
      undo.push(() => worker.stop());
    } else {
      url = await bundledPostgresUrl(postgresDir);
    }
    const database = lookAtDatabase(postgresDir, () => url);
    const stripePeople = stripe && createStripePeople(stripe, () => web.address);
    const bank = stripe && openBank(environment, database);
    const openedInMs = performance.now() - began;
    return { layout, web, worker, database, disk, store, model, stripe, stripePeople, bank, openedInMs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function stripeSettings({ secretKey, webhookSecret, url }: FakeStripe) {
  return { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url };
}
