import { languageOfPath, languagePrefix } from '../../contracts/pages/language-path.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Changes with each build, so that the browser finds a new worker after each deployment. */
declare const buildVersion: string;

const prefix = 'snapbazaar.build-';
const cacheName = prefix + buildVersion;
/** The stored copies are the same whatever a request's headers and parameters are. */
const anyRequest = { ignoreSearch: true, ignoreVary: true };
const assetPath = /\/assets\/[\w.-]+/g;

const offlinePath = (pathname: string) => `${languagePrefix(languageOfPath(pathname))}/offline`;

/** A page always comes from the server. Without a connection the browser is led to the offline page of its language. */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url);
  const target = offlinePath(pathname);
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await findKept(target);
    if (!kept) throw error;
    if (pathname === new URL(kept.address, origin).pathname) return kept.response;
    const back = new URLSearchParams({ back: pathname + search });
    return Response.redirect(new URL(`${kept.address}?${back}`, origin), 302);
  }
}

/** The offline page in the language of the page, or else in one that was read before. */
async function findKept(target: string): Promise<{ address: string; response: Response } | null> {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/offline'));
  const address = pages.find((path) => path === target) ?? pages[0];
  const response = address === undefined ? undefined : await cache.match(address, anyRequest);
  return address !== undefined && response ? { address, response } : null;
}

/** Stores the offline page in the language of an address, with its files; the page last, so that it is complete. */
export async function keepOfflinePage(pathname: string): Promise<void> {
  const target = offlinePath(pathname);
  const cache = await caches.open(cacheName);
  if (await cache.match(target, anyRequest)) return;
  const page = await fetch(target);
  if (!page.ok) throw new Error(`The offline page answered ${page.status}.`);
  const files = new Set((await page.clone().text()).match(assetPath));
  await Promise.all([...files].map((file) => cache.add(file)));
  await cache.put(target, page);
}

/** A file of a build never changes under its name. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(request, anyRequest);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request, response.clone()).catch(warnFull);
  return response;
}

/** A browser without space shows the page all the same. */
const warnFull = (error: unknown) => console.warn('A file could not be kept in this browser.', error);

/** Deletes what earlier builds left. */
export async function deleteEarlierBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}
