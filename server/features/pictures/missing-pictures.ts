const keptMs = 10_000;
const namesAtMost = 10_000;

/** Remembers for a moment which pictures are not there, so that asking again costs the store nothing. */
export function rememberMissing(): { has(name: string): boolean; add(name: string): void } {
  const missing = new Map<string, number>();
  return {
    has: (name) => (missing.get(name) ?? 0) > performance.now(),
    add(name) {
      missing.delete(name);
      missing.set(name, performance.now() + keptMs);
      const [oldest] = missing.keys();
      if (missing.size > namesAtMost && oldest !== undefined) missing.delete(oldest);
    },
  };
}
