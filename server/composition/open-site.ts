import { pathToFileURL } from 'node:url';
import { inProject } from '../../catalog/files/project-root.ts';
import { type App, type AppDeps, buildApp } from '../app.ts';
import { declareProduction } from '../config.ts';
import { throttle } from '../platform/concurrency/throttle.ts';
import { listenForNotifications } from '../platform/db/notifications.ts';
import { openReplica, readFrom } from '../platform/db/replica.ts';
import { measureReplica } from '../platform/http/monitoring/metrics.ts';
import type { RenderPage } from '../platform/http/pages/pages.ts';
import type { Shutdown } from '../platform/process/shutdown.ts';

// Limits how often changed listings clear the page cache, so that it still helps in a busy shop.
const clearPagesEveryMs = 250;

/** Builds the app with its pages, whose cache is cleared when a listing changes in any process. */
export async function openSite(
  parts: Omit<AppDeps, 'web' | 'read'>,
  { url, isDev, built, shutdown }: { url: string; isDev: boolean; built?: Promise<void>; shutdown: Shutdown },
): Promise<App> {
  const { config, database } = parts;
  const replica = config.DATABASE_READ_URL
    ? openReplica(database, config.DATABASE_READ_URL, config.DATABASE_POOL)
    : null;
  if (replica) shutdown.add(() => replica.close());
  await built;
  const app = await buildApp({ ...parts, read: replica?.read ?? readFrom(database), web: await loadWeb(isDev) });
  if (replica) measureReplica(app.metrics, replica);
  const clearPages = throttle(clearPagesEveryMs, () => {
    replica?.markStale();
    app.pageCache.clear();
  });
  const notifications = listenForNotifications(url, 'listings_changed', clearPages);
  shutdown.add(() => notifications.stop());
  return app;
}

async function loadWeb(isDev: boolean): Promise<AppDeps['web']> {
  if (isDev) return { type: 'dev' };
  declareProduction();
  const { renderPage } = (await import(pathToFileURL(inProject('build', 'server', 'index.js')).href)) as {
    renderPage: RenderPage;
  };
  return { type: 'built', renderPage, clientDirectory: inProject('build', 'client') };
}
