import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Done = Parameters<FastifyRateLimitStore['incr']>[1];

// More callers than this within a minute, and the one who came first is forgotten.
const callersAtMost = 5000;

/**
 * How often each caller came within a window. By a clock that never jumps: counted by the time of day, as the plugin's
 * own store does, a clock that is set back a day keeps everyone out for a day.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #callers = new Map<string, { count: number; began: number }>();

  incr(caller: string, done: Done, windowMs = 60_000): void {
    const now = performance.now();
    const known = this.#callers.get(caller);
    const counted = known && now - known.began < windowMs ? known : { count: 0, began: now };
    counted.count += 1;
    this.#callers.delete(caller);
    this.#callers.set(caller, counted);
    const [first] = this.#callers.keys();
    if (this.#callers.size > callersAtMost && first !== undefined) this.#callers.delete(first);
    done(null, { current: counted.count, ttl: counted.began + windowMs - now });
  }

  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
