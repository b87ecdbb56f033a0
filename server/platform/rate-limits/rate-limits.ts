import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { minuteMs } from '../../../contracts/durations.ts';
import { type Addition, addCounts, type SharedCount } from './shared-counts.ts';

/** What is counted: calls of one kind by one caller, up to a limit within a window. */
export interface Bucket {
  name: string;
  caller: string;
  limit: number;
  windowMs?: number;
}

export interface Taken {
  isExceeded: boolean;
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export interface RateLimits {
  /** Counts one call in each bucket before it is worked on; the tightest one decides. */
  take(...buckets: [Bucket, ...Bucket[]]): Promise<Taken>;
  /** Whether a bucket is known to be used up; counts nothing. */
  isExceeded(bucket: Bucket): boolean;
  stop(): void;
}

interface Entry {
  key: string;
  windowMs: number;
  /** What this process may count without telling the others. */
  share: number;
  endsAt: number;
  /** Of all processes, as of the last exchange. */
  shared: number;
  /** Counted here since the window began; on the way to the database; not sent yet. */
  local: number;
  sending: number;
  pending: number;
  /** Told what all had counted just before what was sent; null where the database did not answer. */
  waiting: ((countBefore: number | null) => void)[];
}

interface Options {
  pool: Pick<pg.Pool, 'query'>;
  /** Told when this process has to count alone, and when it counts with the others again. */
  onAlone(reason: unknown): void;
  onTogether(): void;
  flushMs?: number;
  patienceMs?: number;
}

// The part of a limit that a process may keep to itself: a hundredth, or nothing of a limit below two hundred.
const shareOf = (limit: number) => Math.max(1, Math.floor(limit / 100));
// More callers than this within a minute, and the one not seen for longest is forgotten here.
const callersAtMost = 20_000;
const batchSize = 500;
const aloneMs = 5000;

/**
 * Limits that all processes on one database keep together. Each call is counted here at once; the database is asked when
 * a share of the limit has been counted since it was last told, or when half of the limit is used. What a caller counted
 * below that is told once a second, so that an ordinary visitor waits for nothing. While the database does not answer,
 * each process keeps the limit by its own counts.
 */
export function createRateLimits({
  pool,
  onAlone,
  onTogether,
  flushMs = 1000,
  patienceMs = 3000,
}: Options): RateLimits {
  const entries = new Map<string, Entry>();
  const due = new Set<Entry>();
  let isSending = false;
  let isAlone = false;
  let aloneUntil = Number.NEGATIVE_INFINITY;

  function entryOf({ name, caller, limit, windowMs = minuteMs }: Bucket, now: number): Entry {
    const key = `${name}\n${caller}`;
    const known = entries.get(key);
    if (known && now < known.endsAt) return known;
    const counts = { shared: 0, local: 0, sending: 0, pending: 0 };
    return { key, windowMs, share: shareOf(limit), endsAt: now + windowMs, ...counts, waiting: [] };
  }

  function remember(entry: Entry): void {
    entries.delete(entry.key);
    entries.set(entry.key, entry);
    const [oldest] = entries.keys();
    if (entries.size > callersAtMost && oldest !== undefined) entries.delete(oldest);
  }

  /** Sends what is due, all callers in one statement and one statement at a time: however many come, one connection is used. */
  async function sendDue(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (due.size > 0) {
      const told = [...due].slice(0, batchSize);
      for (const entry of told) due.delete(entry);
      await send(told);
    }
    isSending = false;
  }

  async function send(told: Entry[]): Promise<void> {
    const batch = told.map((entry) => ({ entry, amount: entry.pending, waiting: entry.waiting }));
    for (const { entry, amount } of batch) {
      entry.sending = amount;
      entry.pending = 0;
      entry.waiting = [];
    }
    const found = await ask(batch.map(({ entry: { key, windowMs }, amount }) => ({ key, windowMs, amount })));
    const now = performance.now();
    for (const [at, { entry, amount, waiting }] of batch.entries()) {
      const count = found?.[at];
      entry.sending = 0;
      if (count) {
        entry.shared = count.count;
        entry.endsAt = now + count.endsInMs;
      } else {
        entry.pending += amount;
      }
      for (const tell of waiting) tell(count ? count.count - amount : null);
    }
  }

  async function ask(additions: Addition[]): Promise<SharedCount[] | null> {
    if (performance.now() < aloneUntil) return null;
    try {
      const found = await within(patienceMs, addCounts(pool, additions));
      if (isAlone) onTogether();
      isAlone = false;
      return found;
    } catch (error) {
      aloneUntil = performance.now() + aloneMs;
      if (!isAlone) onAlone(error);
      isAlone = true;
      return null;
    }
  }

  /** Counts a call; the answer is its place among all calls of the window. */
  async function count({ limit }: Bucket, entry: Entry): Promise<number> {
    entry.local += 1;
    entry.pending += 1;
    remember(entry);
    const { local, pending: place } = entry;
    const total = entry.shared + entry.sending + entry.pending;
    if (entry.pending < entry.share && total <= limit / 2) return total;
    const countBefore = await new Promise<number | null>((tell) => {
      entry.waiting.push(tell);
      due.add(entry);
      void sendDue();
    });
    return countBefore === null ? local : countBefore + place;
  }

  const knownOf = ({ shared, local }: Entry) => (isAlone ? Math.max(shared, local) : shared);

  function flush(): void {
    const now = performance.now();
    for (const entry of entries.values()) {
      if (entry.endsAt <= now) entries.delete(entry.key);
      else if (entry.pending > 0 && entry.local >= entry.share) due.add(entry);
    }
    void sendDue();
  }
  const timer = setInterval(flush, flushMs).unref();

  return {
    async take(...buckets) {
      const now = performance.now();
      const counted = buckets.map((bucket) => ({ bucket, entry: entryOf(bucket, now) }));
      // Refused without a question to the database: somebody who hammers at a limit costs nothing.
      const full = counted.find(({ bucket, entry }) => knownOf(entry) >= bucket.limit);
      if (full) return takenOf(full.bucket, full.entry, full.bucket.limit + 1);
      const places = await Promise.all(counted.map(({ bucket, entry }) => count(bucket, entry)));
      const taken = counted.map(({ bucket, entry }, at) => takenOf(bucket, entry, places[at] ?? 0));
      return taken.reduce((one, other) => (tightness(other) > tightness(one) ? other : one));
    },
    isExceeded: (bucket) => knownOf(entryOf(bucket, performance.now())) >= bucket.limit,
    stop: () => clearInterval(timer),
  };
}

const tightness = ({ isExceeded, remaining, limit }: Taken) => (isExceeded ? 2 : 1 - remaining / limit);

function takenOf({ limit }: Bucket, { endsAt }: Entry, total: number): Taken {
  const resetSeconds = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
  return { isExceeded: total > limit, limit, remaining: Math.max(0, limit - total), resetSeconds };
}

/** A database that is busy elsewhere must not keep visitors waiting for their being counted. */
async function within<Answer>(patienceMs: number, answer: Promise<Answer>): Promise<Answer> {
  const enough = new AbortController();
  const tooLate = delay(patienceMs, undefined, { signal: enough.signal }).then(() => {
    throw new Error('The database did not count in time.');
  });
  tooLate.catch(() => undefined);
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    enough.abort();
  }
}
