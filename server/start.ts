import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDemoLoader } from '../demo/background-loader.ts';
import { type App, type AppDeps, buildApp } from './app.ts';
import { chooseAnalyst } from './choose-analyst.ts';
import { type Config, declareProduction } from './config.ts';
import { DataInUse } from './data-lock.ts';
import { migrateDatabase, openDatabase } from './db/database.ts';
import { listenForNotifications } from './db/notifications.ts';
import { openReplica, readFrom } from './db/replica.ts';
import { type EmbeddedVision, openEmbeddedVision } from './embedded-vision.ts';
import { createHashingThreads } from './features/accounts/password-hasher.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { readRetention } from './features/retention/retention.service.ts';
import { rebuildIndexIfOutdated } from './features/search/rebuild-index.service.ts';
import { listenForMetrics, measureQueue, measureReplica } from './http/metrics.ts';
import type { RenderPage } from './http/pages.ts';
import { openQueue } from './jobs/queue.ts';
import { jobHandlers, jobs } from './jobs/registry.ts';
import { createPackageFiles } from './providers/package-files/package-files.ts';
import { createSandbox } from './providers/payments/sandbox.ts';
import { openStorage } from './providers/storage/storage.ts';
import { createFontLoader } from './providers/text-drawing/load-fonts.ts';
import { releaseStartupHeap } from './release-startup-heap.ts';
import { type StartingPostgres, startPostgres } from './start-postgres.ts';
import { throttle } from './throttle.ts';
import { buildWorkerApp } from './worker-app.ts';

/** Prints one line for the person at the terminal. */
export type Log = (line: string) => void;

export interface Running {
  address: string;
  stop(): Promise<void>;
}

// After this long, a visitor gets an error instead of waiting for a database that does not answer.
const socketTimeoutMs = 15_000;
// Limits how often changed listings clear the page cache, so that it still helps in a busy shop.
const clearPagesEveryMs = 250;

const buildDirectory = path.join(import.meta.dirname, '..', 'build');

/** Starts all parts in order of their dependencies; `stop` ends them in reverse order. */
export async function start(
  config: Config,
  options: { isDev: boolean; log: Log; embeddedVision?: EmbeddedVision; postgres?: StartingPostgres },
): Promise<Running> {
  const { log, postgres = startPostgres(config, options.log) } = options;
  const undo: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error) => log(`While stopping: ${error.message}`));
    }
  };

  try {
    const demo = config.SNAPBAZAAR_DEMO === 'on' ? openDemoLoader(config, { isNew: postgres.isNew, log }) : null;
    undo.push(async () => demo?.close());
    undo.push(async () => (await postgres.running.catch(() => null))?.close());
    const { url, describe } = await postgres.running;
    const onLost = (error: Error) => log(`Database connection lost: ${error.message}`);
    const database = openDatabase(url, config.DATABASE_POOL, onLost, { socketTimeoutMs });
    undo.push(() => database.close());
    await migrateDatabase(database);
    const queue = await openQueue({
      url,
      jobs,
      concurrency: config.JOB_CONCURRENCY,
      stopSeconds: config.SHUTDOWN_SECONDS,
      onError: (error) => log(`Queue: ${(error as Error).message}`),
    });
    undo.push(() => queue.stop());
    await rebuildIndexIfOutdated(database.db, queue);
    const stored = await openStorage(config);
    const passwords = await createPasswords(config.PASSWORD_HASHES, { hashing: createHashingThreads() });
    const storage = demo ? await demo.load(url, database.db, stored) : stored;

    const { analyst, vision, close } = options.embeddedVision ?? openEmbeddedVision(config, log);
    undo.push(close);
    const loadFonts = createFontLoader(
      createPackageFiles({ cacheDir: path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files') }),
    );
    const payments = createSandbox(config.SANDBOX_SECONDS);
    const parts = { config, database, queue, storage, passwords, vision, payments };
    const app =
      config.WORKER === 'only'
        ? buildWorkerApp({ ...parts, isStopping: () => isStopping })
        : await openSite(
            { ...parts, loadFonts, now: () => new Date(), isStopping: () => isStopping },
            url,
            options.isDev,
            undo,
          );
    measureQueue(app.metrics, queue);
    if (config.WORKER !== 'off') {
      const { ANALYSIS_SECONDS: seconds, ANALYSES_AT_ONCE: atOnce } = config;
      const chosen = await chooseAnalyst(config, analyst, database.db, app.server.log);
      const analysis = { storage, analyst: chosen, seconds, atOnce };
      await queue.work(jobHandlers(database.db, queue, analysis, payments, readRetention(config)));
    }
    if (config.METRICS_PORT > 0) {
      const metrics = await listenForMetrics(app.metrics, {
        host: config.METRICS_HOST,
        port: config.METRICS_PORT,
      }).catch((error) => {
        log(`No metrics: port ${config.METRICS_PORT} cannot be used (${error.code}). METRICS_PORT chooses another.`);
      });
      if (metrics) undo.push(async () => metrics.close());
    }
    undo.push(() => app.server.close());
    releaseStartupHeap();
    await app.server.listen({ port: config.PORT, host: config.HOST });
    const address = addressOf(config, (app.server.server.address() as { port: number }).port);
    describe(address);
    return { address, stop };
  } catch (error) {
    await stop();
    throw explain(error, config);
  }
}

/** Builds the app with its pages, whose cache is cleared when a listing changes in any process. */
async function openSite(
  parts: Omit<AppDeps, 'web' | 'read'>,
  url: string,
  isDev: boolean,
  undo: (() => Promise<unknown>)[],
): Promise<App> {
  const { config, database } = parts;
  const replica = config.DATABASE_READ_URL
    ? openReplica(database, config.DATABASE_READ_URL, config.DATABASE_POOL)
    : null;
  if (replica) undo.push(() => replica.close());
  const app = await buildApp({ ...parts, read: replica?.read ?? readFrom(database), web: await loadWeb(isDev) });
  if (replica) measureReplica(app.metrics, replica);
  const clearPages = throttle(clearPagesEveryMs, () => {
    replica?.markStale();
    app.pageCache.clear();
  });
  const notifications = listenForNotifications(url, 'listings_changed', clearPages);
  undo.push(() => notifications.stop());
  return app;
}

async function loadWeb(isDev: boolean): Promise<AppDeps['web']> {
  if (isDev) return { kind: 'dev' };
  declareProduction();
  const { renderPage } = (await import(pathToFileURL(path.join(buildDirectory, 'server', 'index.js')).href)) as {
    renderPage: RenderPage;
  };
  return { kind: 'built', renderPage, clientDirectory: path.join(buildDirectory, 'client') };
}

function addressOf(config: Config, port: number): string {
  return `http://${['127.0.0.1', '0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST}:${port}`;
}

function explain(error: unknown, config: Config): unknown {
  if (error instanceof DataInUse) return error;
  const { code, path: filePath, address } = error as NodeJS.ErrnoException & { address?: string };
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${config.PORT} is taken by another program. Set PORT to a free one.`, { cause: error });
  }
  const refused = filePath ?? address ?? '';
  if (['EACCES', 'EPERM', 'EROFS'].includes(code ?? '') && refused.startsWith(config.SNAPBAZAAR_DATA_DIR)) {
    return new Error(
      `This user may not use ${refused}. Set SNAPBAZAAR_DATA_DIR to a folder of its own, or give it this one (chown -R).`,
      { cause: error },
    );
  }
  return error;
}
