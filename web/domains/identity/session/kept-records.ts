import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { readSession } from './session.ts';

const maxRecords = 30;

/** A guest's records are those of nobody else either. */
function owner(): string {
  const session = readSession();
  return session ? (session.post.id ?? session.token) : 'guest';
}

const folderOf = (account: string) => `/kept/${account}/`;

/** Keeps something that this account was shown, for the offline page; what other accounts left is deleted. */
export async function keepRecord(name: string, record: unknown): Promise<void> {
  const account = owner();
  await withCache(async (cache) => {
    const folder = folderOf(account);
    const others = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(folder));
    await Promise.all(others.map((request) => cache.delete(request)));
    // Put anew, so that the oldest comes first.
    await cache.delete(folder + name);
    await cache.put(folder + name, Response.json(record));
    const [oldest, ...rest] = await cache.keys();
    if (oldest && rest.length >= maxRecords) await cache.delete(oldest);
  });
  // The person may have logged out meanwhile.
  if (owner() !== account) await globalThis.caches?.delete(storageKeys.kept).catch(() => undefined);
}

/** What is kept of this account, the newest first, of the names that begin so. */
export async function listKept<Kept>(name: string): Promise<Kept[]> {
  const start = folderOf(owner()) + name;
  const found = await withCache(async (cache) => {
    const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(start));
    return Promise.all(requests.map(async (request) => (await cache.match(request))?.json() as Promise<Kept>));
  });
  return (found ?? []).toReversed();
}

/** The Cache API exists in secure contexts only; elsewhere, and where there is no space, nothing is kept. */
async function withCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | null> {
  try {
    return await use(await caches.open(storageKeys.kept));
  } catch {
    return null;
  }
}
