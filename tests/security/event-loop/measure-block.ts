import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** CPU time of this thread, because wall time would also count other programs. */
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time in milliseconds for which the work blocked the event loop. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  // What is left of the preparation runs first.
  await nextTurn();
  let last = threadMs();
  const measure = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(measure, 1);
  try {
    await work();
    // What the last turn did ends with it.
    await nextTurn();
    measure();
  } finally {
    clearInterval(timer);
  }
  return longest;
}

/**
 * The smallest result of several runs, repeated while it exceeds the limit: garbage collection, compilation and a
 * processor that others use happen at times, a slow pattern every time. The pauses grow, so that a busy spell passes.
 */
export async function measureLongestBlock(
  prepare: () => Promise<() => Promise<unknown>>,
  limitMs: number,
  attempts = 8,
): Promise<number> {
  let smallest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < attempts && smallest > limitMs; round += 1) {
    if (round > 0) await delay(round * 20);
    smallest = Math.min(smallest, await longestBlock(await prepare()));
  }
  return smallest;
}
