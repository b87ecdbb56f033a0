/** Pseudo-random numbers: the same seed gives the same faults at the same moments. */
export interface SeededRandom {
  /** From `low` up to `high`. */
  between(low: number, high: number): number;
  isTrue(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** The mulberry32 generator. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  return {
    between: (low, high) => low + next() * (high - low),
    isTrue: (share) => next() < share,
    pick,
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}

/** Uses a new seed for each run and prints it; KILL_SEED repeats a run. */
export function createPrintedRandom(): SeededRandom {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  console.log(`Moments of seed ${seed}; KILL_SEED=${seed} repeats them.`);
  return createSeededRandom(seed);
}
