import { AppError, type ErrorCode } from '../../contracts/errors.ts';

const windowMs = 60_000;

/** Counts an account's calls within a minute and refuses those beyond the limit. */
export function createAccountRateLimit(perMinute: number, refusal: ErrorCode): (accountId: number) => void {
  const calls = new Map<number, number>();
  let began = Number.NEGATIVE_INFINITY;
  return (accountId) => {
    const now = performance.now();
    // All counts start anew together, so that there is never more to remember than one minute's callers.
    if (now - began >= windowMs) {
      calls.clear();
      began = now;
    }
    const count = (calls.get(accountId) ?? 0) + 1;
    calls.set(accountId, count);
    if (count > perMinute) {
      throw new AppError(refusal, { retryAfterSeconds: Math.ceil((began + windowMs - now) / 1000) });
    }
  };
}
