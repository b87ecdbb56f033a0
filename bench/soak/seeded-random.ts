import { seededRandom } from '../../demo/seeded-random.ts';

/** Pseudo-random choices that repeat for the same seed. */
export interface SeededRandom {
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  happens(share: number): boolean;
}

export function createSeededRandom(...seed: (string | number)[]): SeededRandom {
  let drawn = 0;
  const next = () => {
    drawn += 1;
    return seededRandom(...seed, drawn);
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick(items) {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[Math.floor(next() * items.length)] as (typeof items)[number];
    },
    happens: (share) => next() < share,
  };
}
