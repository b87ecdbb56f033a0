import type { Encoded } from './encoded.ts';

/** A finished page as it is sent, with its compressed forms made once. */
export interface CachedPage extends Required<Encoded> {
  status: number;
  headers: Record<string, string>;
}

export interface PageCache {
  /** The page for this address: from memory when fresh; when stale, from memory while it is made anew. */
  get(address: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Forgets everything, because a listing has changed. */
  clear(): void;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
}

/** A small store of public pages, in use order, bounded by bytes. Two visitors never make the same page at once. */
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

  const sizeOf = ({ page }: Entry) => page.plain.length + page.brotli.length + page.gzip.length;

  function forget(address: string): void {
    const entry = entries.get(address);
    if (!entry) return;
    bytes -= sizeOf(entry);
    entries.delete(address);
  }

  function keep(address: string, page: CachedPage): void {
    forget(address);
    const entry = { page, madeAt: options.now() };
    entries.set(address, entry);
    bytes += sizeOf(entry);
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break;
      forget(oldest);
    }
  }

  function makeOnce(address: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = inFlight.get(address);
    if (running) return running;
    const startedIn = generation;
    const making = make()
      .then((page) => {
        // A page begun before a listing changed must not outlive the change.
        if (page.status === 200 && startedIn === generation) keep(address, page);
        return page;
      })
      .finally(() => {
        if (inFlight.get(address) === making) inFlight.delete(address);
      });
    inFlight.set(address, making);
    return making;
  }

  return {
    async get(address, make) {
      const entry = entries.get(address);
      const age = entry ? options.now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > options.freshMs + options.staleMs) return makeOnce(address, make);
      entries.delete(address);
      entries.set(address, entry);
      // A failed renewal leaves the stale page in place; the next visitor tries again.
      if (age > options.freshMs) makeOnce(address, make).catch(() => undefined);
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
