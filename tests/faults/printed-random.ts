import { createRandomStream, type RandomStream } from '../../demo/random/random-stream.ts';

/** Uses a new seed for each run and prints it; KILL_SEED repeats a run. */
export function createPrintedRandom(): RandomStream {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  console.log(`Moments of seed ${seed}; KILL_SEED=${seed} repeats them.`);
  return createRandomStream(seed);
}
