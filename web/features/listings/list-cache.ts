interface List {
  /** The products could not be fetched; such a list is shown, but not kept. */
  hasFailed?: boolean;
}

/** Lists that this tab has shown, by address, so that Back finds them as they were left. */
const kept = new Map<string, { list: Promise<List>; at: number }>();

const keptAtMost = 20;
/** So long after it was fetched, a list counts as fresh for any link that leads to it. */
const freshForMs = 30_000;

/**
 * Answers Back and Forward from memory, however much had been loaded, and any other visit only if the same list was
 * fetched a moment ago (when the pointer came to its link, say).
 */
export function getCachedOrFetch<Data extends List>(url: URL, ask: () => Promise<Data>): Promise<Data> {
  const address = cacheKey(url);
  const found = kept.get(address);
  // Going back, the browser shows the address before our code runs; following a link, it changes when the data is there.
  const isReturning = address === cacheKey(window.location);
  const askAndKeep = () => {
    const list = ask();
    keep(address, list, Date.now());
    list.then(
      ({ hasFailed }) => hasFailed && forget(address, list),
      () => forget(address, list),
    );
    return list;
  };
  if (!found || !(isReturning || Date.now() - found.at < freshForMs)) return askAndKeep();
  // Whoever asked first may have been called off.
  return (found.list as Promise<Data>).catch(askAndKeep);
}

/** Keeps what a list has become, in place of what was fetched first. */
export function cacheList(address: string, list: List): void {
  if (!list.hasFailed) keep(address, Promise.resolve(list), kept.get(address)?.at ?? Date.now());
}

function keep(address: string, list: Promise<List>, at: number): void {
  kept.delete(address);
  kept.set(address, { list, at });
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > keptAtMost) kept.delete(oldest);
}

function forget(address: string, list: Promise<List>): void {
  if (kept.get(address)?.list === list) kept.delete(address);
}

export function cacheKey({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
