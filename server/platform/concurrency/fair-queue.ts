import { AppError } from '../../../contracts/errors.ts';

/** An account by its id, or a visitor by their network. */
export type Owner = number | string;

interface Options {
  /** How many tasks run at the same time, each for a different owner. */
  concurrency: number;
  /** Further tasks are refused when this many wait. */
  maxWaiting: number;
}

/**
 * Runs at most one task of each owner at a time and serves waiting owners in turn, so that an owner with many tasks
 * delays nobody else by more than one task.
 */
export function createFairQueue({ concurrency, maxWaiting }: Options) {
  // In the order in which owners are served: a map iterates its keys in insertion order.
  const waiting = new Map<Owner, (() => void)[]>();
  const running = new Set<Owner>();
  let length = 0;

  function startNext(): void {
    for (const [owner, tasks] of waiting) {
      if (running.size >= concurrency) return;
      if (running.has(owner)) continue;
      const start = tasks.shift();
      if (tasks.length === 0) waiting.delete(owner);
      running.add(owner);
      length -= 1;
      start?.();
    }
  }

  /** Puts an owner whose task has just finished behind all others. */
  function moveToEnd(owner: Owner): void {
    const tasks = waiting.get(owner);
    waiting.delete(owner);
    if (tasks) waiting.set(owner, tasks);
  }

  return async <Result>(owner: Owner, task: () => Promise<Result>): Promise<Result> => {
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
