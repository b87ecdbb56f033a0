/** FNV-1a hash of a text in 32 bits, so that the same facts always give the same choices. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** Picks an option by the seed, or the one `offset` places after it; the salt makes several picks from one seed independent. */
export function pick<T>(options: readonly [T, ...T[]], seed: string, salt: string, offset = 0): T {
  return options[(hash(`${salt}|${seed}`) + offset) % options.length] ?? options[0];
}

/** Rotates a list to start at the index chosen by the seed, or `offset` places after it. */
export function rotate<T>(options: readonly T[], seed: string, salt: string, offset = 0): T[] {
  const start = options.length === 0 ? 0 : (hash(`${salt}|${seed}`) + offset) % options.length;
  return [...options.slice(start), ...options.slice(0, start)];
}
