import { vi } from 'vitest';

/** Repeats a check until it passes; the limit is long, because Vitest's own second is too short on a busy machine. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 });
}
