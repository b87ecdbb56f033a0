import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type DemoLoader, openDemoLoader } from '../demo/loading/background-loader.ts';
import { jobHandlers, jobs } from './composition/jobs.ts';
import { openLedger } from './composition/open-ledger.ts';
import { openSite } from './composition/open-site.ts';
import { chooseAnalyst } from './composition/providers/choose-analyst.ts';
import { openMail } from './composition/providers/choose-mail.ts';
import { type EmbeddedVision, openEmbeddedVision } from './composition/providers/embedded-vision.ts';
import { explainStartFailure } from './composition/start-failure.ts';
import { type StartingPostgres, startPostgres } from './composition/start-postgres.ts';
import { buildWorkerApp } from './composition/worker-app.ts';
import type { Config } from './config.ts';
import { createHashingThreads } from './domains/identity/passwords/password-hasher.ts';
import { createPasswords } from './domains/identity/passwords/passwords.ts';
import { renewDollarPrices } from './domains/marketplace/listings/dollar-prices.job.ts';
import { findNeighbours } from './domains/marketplace/photo-search/neighbours.service.ts';
import { rebuildIndexIfOutdated } from './domains/marketplace/search/index/rebuild-index.service.ts';
import { requireNoSandboxMoney } from './domains/money/payouts/sandbox-money.service.ts';
import { readRetention } from './domains/operations/retention/retention.service.ts';
import { readUnshippedDays } from './domains/ordering/orders/unshipped.service.ts';
import { type Database, migrateDatabase, openDatabase } from './platform/db/database.ts';
import { createFontLoader } from './platform/documents/text-drawing/load-fonts.ts';
import { listenForMetrics, measureQueue } from './platform/http/monitoring/metrics.ts';
import { openQueue, type Queue } from './platform/jobs/queue.ts';
import { createPackageFiles } from './platform/package-files/package-files.ts';
import { releaseStartupHeap } from './platform/process/release-startup-heap.ts';
import { createShutdown, type Shutdown } from './platform/process/shutdown.ts';
import { openStorage, type Storage } from './platform/storage/storage.ts';
import { chooseCardProvider } from './providers/payments/choose-card-provider.ts';
import { modeOf, type OrderPaymentProvider } from './providers/payments/order-payments.ts';
import { chooseTransfers } from './providers/wallet-transfers/choose-transfers.ts';
import type { WalletTransfers } from './providers/wallet-transfers/wallet-transfers.ts';

/** Prints one line for the person at the terminal. */
export type Log = (line: string) => void;

export interface Running {
  address: string;
  stop(): Promise<void>;
}

interface Options {
  isDev: boolean;
  /** Resolves when the pages are built. */
  built?: Promise<void>;
  log: Log;
  embeddedVision?: EmbeddedVision;
  postgres?: StartingPostgres;
}

/** What each step of the start needs: it adds to `shutdown` what stops the part it starts. */
interface Context {
  config: Config;
  log: Log;
  shutdown: Shutdown;
}

// After this long, a visitor gets an error instead of waiting for a database that does not answer.
const socketTimeoutMs = 15_000;

/** Starts all parts in order of their dependencies; `stop` ends them in reverse order. */
export async function start(config: Config, options: Options): Promise<Running> {
  const { log } = options;
  const shutdown = createShutdown(log);
  try {
    const address = await startParts({ config, log, shutdown }, options);
    return { address, stop: shutdown.run };
  } catch (error) {
    await shutdown.run();
    throw explainStartFailure(error, config);
  }
}

async function startParts(context: Context, options: Options): Promise<string> {
  const { config, log, shutdown } = context;
  const postgres = options.postgres ?? startPostgres(config, log);
  // Added before it runs, because it may start although a later step fails.
  shutdown.add(async () => (await postgres.running.catch(() => null))?.close());
  const demo = openDemo(context, postgres);
  const { url, describe } = await postgres.running;
  const database = await openMigratedDatabase(context, url);
  const queue = await openJobQueue(context, url);
  await rebuildIndexIfOutdated(database.db, queue);
  await queue.enqueue(database.db, renewDollarPrices, {});
  const stored = await openStorage(config);
  const passwords = await createPasswords(config.PASSWORD_HASHES, { hashing: createHashingThreads() });
  const storage = demo ? await demo.load(url, database.db, stored) : stored;
  const {
    analyst,
    vision,
    close: closeVision,
  } = options.embeddedVision ?? openEmbeddedVision(config, (code) => findNeighbours(database.db, code), log);
  shutdown.add(closeVision);
  const cards = await chooseCardProvider(config);
  const transfers = chooseTransfers(config, cards);
  const archived = await openLedger(database.db, modeOf(cards), new Date());
  if (archived) log(archived);
  if (!transfers.isSandbox && transfers.payoutProvider) await requireNoSandboxMoney(database.db);

  const { isStopping } = shutdown;
  const parts = { config, database, queue, storage, passwords, vision, transfers, cards, isStopping };
  const app =
    config.WORKER === 'only'
      ? buildWorkerApp(parts)
      : await openSite(
          { ...parts, loadFonts: openFonts(config), now: () => new Date() },
          { url, isDev: options.isDev, built: options.built, shutdown },
        );
  measureQueue(app.metrics, queue);
  if (config.WORKER !== 'off')
    await runJobs(config, { database, queue, storage, transfers, cards, analyst, vision, log }, app.server);
  if (config.METRICS_PORT > 0) await serveMetrics(context, app.metrics);
  const address = await listen(context, app.server);
  describe(address);
  return address;
}

function openDemo({ config, log, shutdown }: Context, { isNew }: StartingPostgres): DemoLoader | null {
  if (config.SNAPBAZAAR_DEMO !== 'on') return null;
  const demo = openDemoLoader(config, { isNew, log });
  shutdown.add(() => demo.close());
  return demo;
}

async function openMigratedDatabase({ config, log, shutdown }: Context, url: string): Promise<Database> {
  const onLost = (error: Error) => log(`Database connection lost: ${error.message}`);
  const database = openDatabase(url, config.DATABASE_POOL, onLost, { socketTimeoutMs });
  shutdown.add(() => database.close());
  await migrateDatabase(database);
  return database;
}

async function openJobQueue({ config, log, shutdown }: Context, url: string): Promise<Queue> {
  const queue = await openQueue({
    url,
    jobs,
    concurrency: config.JOB_CONCURRENCY,
    stopSeconds: config.SHUTDOWN_SECONDS,
    onError: (error) => log(`Queue: ${(error as Error).message}`),
  });
  shutdown.add(() => queue.stop());
  return queue;
}

function openFonts(config: Config) {
  return createFontLoader(createPackageFiles({ cacheDir: path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files') }));
}

async function runJobs(
  config: Config,
  parts: Pick<EmbeddedVision, 'analyst' | 'vision'> & {
    database: Database;
    queue: Queue;
    storage: Storage;
    transfers: WalletTransfers;
    cards: OrderPaymentProvider;
    log: Log;
  },
  server: FastifyInstance,
): Promise<void> {
  const { database, queue, storage, transfers, cards, vision } = parts;
  const analyst = await chooseAnalyst(config, parts.analyst, database.db, server.log);
  const limits = { seconds: config.ANALYSIS_SECONDS, concurrency: config.ANALYSIS_CONCURRENCY };
  const analysis = { storage, analyst, vision, log: server.log, ...limits };
  const mail = openMail(config, ({ to, subject, code }) => {
    server.log.warn({ subject }, 'written to the outbox');
    if (code)
      parts.log(`Code for ${to}: ${code} (this server sends no mail yet; npm run outbox shows the whole message)`);
  });
  const [retention, unshipped] = [readRetention(config), readUnshippedDays(config)];
  await queue.work(jobHandlers(database.db, queue, analysis, transfers, retention, mail, cards, unshipped));
}

/** A site without metrics is still worth opening, so a taken port is only logged. */
async function serveMetrics({ config, log, shutdown }: Context, registry: Registry): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port } = config;
  const metrics = await listenForMetrics(registry, { host, port }).catch((error) => {
    log(`No metrics: port ${port} cannot be used (${error.code}). METRICS_PORT chooses another.`);
  });
  if (metrics) shutdown.add(async () => metrics.close());
}

/** Opens the site to visitors and returns its address. */
async function listen({ config, shutdown }: Context, server: FastifyInstance): Promise<string> {
  shutdown.add(() => server.close());
  releaseStartupHeap();
  await server.listen({ port: config.PORT, host: config.HOST });
  const { port } = server.server.address() as { port: number };
  const host = ['127.0.0.1', '0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return `http://${host}:${port}`;
}
