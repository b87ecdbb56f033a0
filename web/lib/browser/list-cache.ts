interface List {
  /** The products could not be fetched; such a list is shown, but not cached. */
  hasFailed?: boolean;
}

/** Lists that this tab has shown, by URL, so that Back restores them as they were left. */
const cache = new Map<string, { list: Promise<List>; fetchedAt: number }>();

const maxEntries = 20;
/** How long a fetched list is used for links to it. */
const freshForMs = 30_000;

/**
 * Serves Back and Forward from the cache with all loaded pages, and any other navigation only if the same list was
 * fetched a moment ago (for example prefetched on hover).
 */
export function getCachedOrFetch<Data extends List>(url: URL, fetchList: () => Promise<Data>): Promise<Data> {
  const key = cacheKey(url);
  const cached = cache.get(key);
  // On Back the browser changes the URL before our code runs; on a link it changes after the data is loaded.
  const isReturning = key === cacheKey(window.location);
  const fetchAndCache = () => {
    const list = fetchList();
    store(key, list, Date.now());
    list.then(
      ({ hasFailed }) => hasFailed && remove(key, list),
      () => remove(key, list),
    );
    return list;
  };
  if (!cached || !(isReturning || Date.now() - cached.fetchedAt < freshForMs)) return fetchAndCache();
  // The cached request may have been aborted.
  return (cached.list as Promise<Data>).catch(fetchAndCache);
}

/** Replaces a cached list after more pages were loaded. */
export function cacheList(key: string, list: List): void {
  if (!list.hasFailed) store(key, Promise.resolve(list), cache.get(key)?.fetchedAt ?? Date.now());
}

function store(key: string, list: Promise<List>, fetchedAt: number): void {
  cache.delete(key);
  cache.set(key, { list, fetchedAt });
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size > maxEntries) cache.delete(oldest);
}

function remove(key: string, list: Promise<List>): void {
  if (cache.get(key)?.list === list) cache.delete(key);
}

export function cacheKey({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
