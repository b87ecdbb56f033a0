import { AppError } from '../contracts/errors.ts';

interface Options {
  /** How many tasks run at the same time, each for another owner. */
  atOnce: number;
  /** More than so many waiting tasks are refused. */
  maxWaiting: number;
}

/**
 * Runs at most one task of each owner at a time; owners who wait are served in turn, so that one who asks for much
 * delays nobody else by more than one task.
 */
export function createFairQueue({ atOnce, maxWaiting }: Options) {
  // In the order of their turns: a map keeps the order in which its keys were added.
  const waiting = new Map<number, (() => void)[]>();
  const running = new Set<number>();
  let length = 0;

  function startNext(): void {
    for (const [owner, tasks] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(owner)) continue;
      const begin = tasks.shift();
      if (tasks.length === 0) waiting.delete(owner);
      running.add(owner);
      length -= 1;
      begin?.();
    }
  }

  /** Who has just been served waits behind all others. */
  function moveToEnd(owner: number): void {
    const tasks = waiting.get(owner);
    waiting.delete(owner);
    if (tasks) waiting.set(owner, tasks);
  }

  return async <Result>(owner: number, task: () => Promise<Result>): Promise<Result> => {
    if (length >= maxWaiting) throw new AppError('unavailable', { retryAfterSeconds: 10 });
    length += 1;
    await new Promise<void>((resolve) => {
      const tasks = waiting.get(owner) ?? [];
      tasks.push(resolve);
      waiting.set(owner, tasks);
      startNext();
    });
    try {
      return await task();
    } finally {
      running.delete(owner);
      moveToEnd(owner);
      startNext();
    }
  };
}
