import { createHash } from 'node:crypto';

/** A deterministic pseudo-random number from 0 to 1 for a seed. */
export function seededRandom(...seed: (string | number)[]): number {
  return createHash('sha256').update(seed.join('|')).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** Picks one item deterministically by seed. */
export function choose<Item>(items: readonly Item[], ...seed: (string | number)[]): Item {
  return items[Math.floor(seededRandom(...seed) * items.length)] as Item;
}

/** Shuffles items deterministically by their keys. */
export function shuffle<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, rank: seededRandom('shuffle', key(item)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
