import { setTimeout as delay } from 'node:timers/promises';

/** CPU time of this thread, because wall time would also count other programs. */
const threadMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time in milliseconds for which the work blocked the event loop. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadMs();
  let isOver = false;
  const tick = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(tick, 1);
  };
  await delay(1);
  last = threadMs();
  setTimeout(tick, 1);
  try {
    await work();
  } finally {
    isOver = true;
    await delay(2);
  }
  return longest;
}

/**
 * The smallest result of several runs, repeated while it exceeds the limit: garbage collection and compilation happen
 * once, a slow pattern every time.
 */
export async function measureLongestBlock(
  prepare: () => Promise<() => Promise<unknown>>,
  limitMs: number,
  attempts = 4,
): Promise<number> {
  let smallest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < attempts && smallest > limitMs; round += 1) {
    smallest = Math.min(smallest, await longestBlock(await prepare()));
  }
  return smallest;
}
