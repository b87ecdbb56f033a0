const cacheMs = 10_000;
const maxNames = 10_000;

/** Caches for a short time which pictures do not exist, so that repeated requests do not query the storage. */
export function createMissingCache(): { has(name: string): boolean; add(name: string): void } {
  const missing = new Map<string, number>();
  return {
    has: (name) => (missing.get(name) ?? 0) > performance.now(),
    add(name) {
      missing.delete(name);
      missing.set(name, performance.now() + cacheMs);
      const [oldest] = missing.keys();
      if (missing.size > maxNames && oldest !== undefined) missing.delete(oldest);
    },
  };
}
