import { setTimeout as delay } from 'node:timers/promises';

/** Processor time of this thread. Time of day would also count what other programs on the machine take. */
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time in milliseconds for which the work kept the event loop from its timers. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadMs();
  let isOver = false;
  const beat = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(beat, 1);
  };
  await delay(1);
  last = threadMs();
  setTimeout(beat, 1);
  try {
    await work();
  } finally {
    isOver = true;
    await delay(2);
  }
  return longest;
}

/**
 * The same, prepared and measured again while it is above the limit: a collection of garbage or a compilation comes
 * once, a slow pattern each time.
 */
export async function measureStretch(
  prepare: () => Promise<() => Promise<unknown>>,
  limitMs: number,
  tries = 4,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries && least > limitMs; round += 1) {
    least = Math.min(least, await longestStretch(await prepare()));
  }
  return least;
}
