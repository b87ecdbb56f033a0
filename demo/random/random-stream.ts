/** Pseudo-random choices, one after the other, that repeat for the same seed. */
export interface RandomStream {
  /** From 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with this probability. */
  happens(probability: number): boolean;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** The mulberry32 generator, started with a hash of the seed. The drawings that the vision was trained with depend on it. */
export function createRandomStream(...seed: (string | number)[]): RandomStream {
  let state = hashOf(seed.join('|'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    pick(items) {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[whole(0, items.length - 1)] as (typeof items)[number];
    },
    happens: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}

/** FNV-1a over code points. */
function hashOf(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261);
}
