import { createHash } from 'node:crypto';

/** A number from 0 to 1 that looks random and is the same every time. */
export function seededRandom(...seed: (string | number)[]): number {
  return createHash('sha256').update(seed.join('|')).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** One of several, the same every time. */
export function choose<Item>(items: readonly Item[], ...seed: (string | number)[]): Item {
  return items[Math.floor(seededRandom(...seed) * items.length)] as Item;
}

/** All of them in an order of their own, the same every time. */
export function shuffle<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, rank: seededRandom('shuffle', key(item)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
