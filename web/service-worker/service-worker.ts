import { answerAsset, answerPage, deleteEarlierBuilds, keepOfflinePage } from './offline.ts';
import { openNotification, showPushed } from './push.ts';
import { answerShare, isShared } from './share-target.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/**
 * Runs beside the pages in the browser: it shows pushed notifications, takes shared photos, and leads to the offline page
 * without a connection. No page and no answer of the API is ever stored, so that none is shown late or to somebody else.
 */
worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('push', (event) => event.waitUntil(showPushed(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event)));
worker.addEventListener('fetch', answer);

/** A new worker takes over at once. The open pages stay as they are: they are not loaded again. */
async function install(): Promise<void> {
  await worker.skipWaiting();
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(windows.map(({ url }) => keepQuietly(new URL(url).pathname)));
}

async function activate(): Promise<void> {
  await deleteEarlierBuilds();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (isShared(request)) event.respondWith(answerShare(request));
  else if (request.method === 'GET' && pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (request.method === 'GET' && request.mode === 'navigate') showPage(event, pathname);
}

function showPage(event: FetchEvent, pathname: string): void {
  const page = answerPage(event);
  event.respondWith(page);
  // A failed page is told by the answer itself.
  event.waitUntil(page.then((response) => (response.ok ? keepQuietly(pathname) : undefined)).catch(() => undefined));
}

/** What could not be kept is asked for again with the next page. */
const keepQuietly = (pathname: string) =>
  keepOfflinePage(pathname).catch((error) => console.warn('The offline page could not be kept.', error));
