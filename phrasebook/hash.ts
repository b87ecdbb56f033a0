/** Spreads a text evenly over 32 bits (FNV-1a), so that equal facts always make equal choices. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** Picks one of the options by the seed, and the next ones by the turn; the salt keeps several picks from one seed apart. */
export function pick<T>(options: readonly [T, ...T[]], seed: string, salt: string, turn = 0): T {
  return options[(hash(`${salt}|${seed}`) + turn) % options.length] ?? options[0];
}

/** Turns a list around so that it begins at the place the seed chooses, or so many turns after it. */
export function rotate<T>(options: readonly T[], seed: string, salt: string, turn = 0): T[] {
  const start = options.length === 0 ? 0 : (hash(`${salt}|${seed}`) + turn) % options.length;
  return [...options.slice(start), ...options.slice(0, start)];
}
