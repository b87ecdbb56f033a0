import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadDemoOnce, tellDemoSignIns } from '../demo/load.ts';
import { type AppDeps, buildApp } from './app.ts';
import { chooseAnalyst } from './choose-analyst.ts';
import type { Config } from './config.ts';
import { DataInUse, type DataLock, lockData } from './data-lock.ts';
import { startBundledPostgres } from './db/bundled-postgres/bundled-postgres.ts';
import { migrateDatabase, openDatabase } from './db/database.ts';
import { listenForNotices } from './db/notices.ts';
import { type Eyes, openEyes } from './eyes.ts';
import { openHashingThreads } from './features/accounts/hashing.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { renewIndexIfOld } from './features/search/renew-index.service.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { listenForMetrics } from './http/metrics.ts';
import type { RenderPage } from './http/pages.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { openQueue } from './jobs/queue.ts';
import { jobs } from './jobs/registry.ts';
import { createSandbox } from './providers/payments/sandbox.ts';
import { openStorage } from './providers/storage/storage.ts';

/** Tells the person at the terminal what is going on. */
export type Say = (line: string) => void;

export interface Running {
  address: string;
  stop(): Promise<void>;
}

// People rather read a sentence than wait longer for a database that does not answer.
const longestSilenceMs = 15_000;
const buildDirectory = path.join(import.meta.dirname, '..', 'build');

/** Starts everything in the order in which the parts need each other; `stop` ends it the other way round. */
export async function start(config: Config, options: { isDev: boolean; say: Say; eyes?: Eyes }): Promise<Running> {
  const { say } = options;
  const undo: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error) => say(`While stopping: ${error.message}`));
    }
  };

  try {
    const { url, lock } = await openPostgres(config, say, undo);
    const onLost = (error: Error) => say(`Database connection lost: ${error.message}`);
    const database = openDatabase(url, config.DATABASE_POOL, onLost, { longestSilenceMs });
    undo.push(() => database.close());
    await migrateDatabase(database);
    const queue = await openQueue({
      url,
      jobs,
      concurrency: config.JOB_CONCURRENCY,
      stopSeconds: config.SHUTDOWN_SECONDS,
      onError: (error) => say(`Queue: ${(error as Error).message}`),
    });
    undo.push(() => queue.stop());
    await renewIndexIfOld(database.db, queue);
    const storage = await openStorage(config);
    const passwords = await createPasswords(config.PASSWORD_HASHES, { hashing: openHashingThreads() });
    if (config.SNAPBAZAAR_DEMO === 'on') {
      // A whole shop in one go takes longer than anything a visitor waits for.
      const patient = openDatabase(url, 1, onLost);
      undo.push(() => patient.close());
      const deps = { db: patient.db, storage, say, hashPassword: passwords.hash };
      await loadDemoOnce(deps, { limit: config.DEMO_PRODUCTS });
      await tellDemoSignIns(deps);
    }

    const { analyst, vision, close } = options.eyes ?? openEyes(config, say);
    undo.push(close);
    const payments = createSandbox(config.SANDBOX_SECONDS);
    const app = await buildApp({
      config,
      database,
      queue,
      storage,
      passwords,
      vision,
      payments,
      now: () => new Date(),
      web: await loadWeb(options.isDev),
      isStopping: () => isStopping,
    });
    if (config.WORKER === 'on') {
      const { ANALYSIS_SECONDS: seconds, ANALYSES_AT_ONCE: atOnce } = config;
      const chosen = await chooseAnalyst(config, analyst, database.db, app.server.log);
      const analysis = { storage, analyst: chosen, seconds, atOnce };
      await queue.work(jobHandlers(database.db, queue, analysis, payments));
    }
    const notices = listenForNotices(url, 'listings_changed', () => app.pageCache.clear());
    undo.push(() => notices.stop());
    if (config.METRICS_PORT > 0) {
      const metrics = await listenForMetrics(app.metrics, config.METRICS_PORT).catch((error) => {
        say(`No metrics: port ${config.METRICS_PORT} cannot be used (${error.code}). METRICS_PORT chooses another.`);
      });
      if (metrics) undo.push(async () => metrics.close());
    }
    undo.push(() => app.server.close());
    giveBackMemory();
    await app.server.listen({ port: config.PORT, host: config.HOST });
    const address = addressOf(config, (app.server.server.address() as { port: number }).port);
    lock?.describe(address);
    return { address, stop };
  } catch (error) {
    await stop();
    throw explain(error, config);
  }
}

async function openPostgres(
  config: Config,
  say: Say,
  undo: (() => Promise<unknown>)[],
): Promise<{ url: string; lock?: DataLock }> {
  // With a database of one's own, many processes may share it; the bundled one belongs to a single process.
  if (config.DATABASE_URL) return { url: config.DATABASE_URL };
  const lock = await lockData(config.SNAPBAZAAR_DATA_DIR);
  undo.push(() => lock.release());
  const postgres = await startBundledPostgres({
    dataDir: path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres'),
    onEvent: ({ message }) => say(message),
  });
  undo.push(() => postgres.stop());
  return { url: postgres.url, lock };
}

async function loadWeb(isDev: boolean): Promise<AppDeps['web']> {
  if (isDev) return { kind: 'dev' };
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
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return new Error(`Port ${config.PORT} is taken by another program. Set PORT to a free one.`, { cause: error });
  }
  return error;
}
