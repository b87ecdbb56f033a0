import { type CompressedBody, withOwnMemory } from './encoded-body.ts';

/** A rendered page in its compressed versions. */
export interface CachedPage extends CompressedBody {
  status: number;
  headers: Record<string, string>;
}

export interface PageCache {
  /** The page for this address: cached if fresh; if stale, still cached while it is rendered again. */
  get(address: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Removes all pages, because a listing has changed. */
  clear(): void;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
}

/** An LRU cache of public pages, limited by bytes, that never renders the same page twice at once. */
export function createPageCache(options: {
  freshMs: number;
  staleMs: number;
  maxBytes: number;
  now(): number;
}): PageCache {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<CachedPage>>();
  let bytes = 0;
  let generation = 0;

  const sizeOf = ({ page }: Entry) => page.brotli.length + page.gzip.length;

  function remove(address: string): void {
    const entry = entries.get(address);
    if (!entry) return;
    bytes -= sizeOf(entry);
    entries.delete(address);
  }

  function store(address: string, { brotli, gzip, ...rest }: CachedPage): void {
    remove(address);
    const page = { ...rest, brotli: withOwnMemory(brotli), gzip: withOwnMemory(gzip) };
    const entry = { page, renderedAt: options.now() };
    entries.set(address, entry);
    bytes += sizeOf(entry);
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break;
      remove(oldest);
    }
  }

  function renderOnce(address: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = inFlight.get(address);
    if (running) return running;
    const startedIn = generation;
    const rendering = render()
      .then((page) => {
        // A page whose rendering started before clear() may be outdated.
        if (page.status === 200 && startedIn === generation) store(address, page);
        return page;
      })
      .finally(() => {
        if (inFlight.get(address) === rendering) inFlight.delete(address);
      });
    inFlight.set(address, rendering);
    return rendering;
  }

  return {
    async get(address, render) {
      const entry = entries.get(address);
      const age = entry ? options.now() - entry.renderedAt : Number.POSITIVE_INFINITY;
      if (!entry || age > options.freshMs + options.staleMs) return renderOnce(address, render);
      entries.delete(address);
      entries.set(address, entry);
      // If rendering fails, the stale page stays and the next visitor retries.
      if (age > options.freshMs) renderOnce(address, render).catch(() => undefined);
      return entry.page;
    },
    clear() {
      generation += 1;
      entries.clear();
      inFlight.clear();
      bytes = 0;
    },
  };
}
