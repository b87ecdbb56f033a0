import { chance } from '../../demo/chance.ts';

/** Choices that look random and are the same for the same seed. */
export interface Luck {
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  happens(share: number): boolean;
}

export function createLuck(...seed: (string | number)[]): Luck {
  let drawn = 0;
  const next = () => {
    drawn += 1;
    return chance(...seed, drawn);
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
