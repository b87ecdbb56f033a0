/** Runs at most `atOnce` tasks together; the others wait their turn in order. */
export function limitConcurrency(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed on rather than freed, so that a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
