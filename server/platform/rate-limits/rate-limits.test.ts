import type pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database/test-database.ts';
import { waitFor } from '../../../tests/support/expect/wait-for.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { forgetRateCounts } from './shared-counts.ts';

const { pool, db } = await createTestDatabase();
const opened: RateLimits[] = [];

function openProcess(options: Partial<Parameters<typeof createRateLimits>[0]> = {}): RateLimits {
  const limits = createRateLimits({ pool, onAlone: () => undefined, onTogether: () => undefined, ...options });
  opened.push(limits);
  return limits;
}

afterEach(() => {
  for (const limits of opened.splice(0)) limits.stop();
});

/** How many of so many calls pass, made at once or one after the other and spread over the processes. */
async function passing(
  processes: RateLimits[],
  calls: number,
  bucket: { name: string; limit: number },
  concurrency = true,
) {
  const take = (at: number) => (processes[at % processes.length] as RateLimits).take({ ...bucket, caller: '10.0.0.1' });
  const taken = [];
  if (concurrency) taken.push(...(await Promise.all(Array.from({ length: calls }, (_, at) => take(at)))));
  else for (let at = 0; at < calls; at += 1) taken.push(await take(at));
  return taken.filter(({ isExceeded }) => !isExceeded).length;
}

describe('a limit below two hundred', () => {
  test.each([1, 2, 10])('is kept exactly by %i processes', async (count) => {
    const processes = Array.from({ length: count }, () => openProcess());
    expect(await passing(processes, 40, { name: `at once ${count}`, limit: 10 })).toBe(10);
    expect(await passing(processes, 40, { name: `in turn ${count}`, limit: 10 }, false)).toBe(10);
  });

  test('tells a refused caller when to come back, and lets them in after that', async () => {
    const [one, other] = [openProcess(), openProcess()];
    const bucket = { name: 'short', caller: 'x', limit: 1, windowMs: 1200 };
    expect(await one.take(bucket)).toMatchObject({ isExceeded: false, remaining: 0 });
    expect(await other.take(bucket)).toMatchObject({ isExceeded: true, resetSeconds: 2 });
    await waitFor(async () => expect((await other.take(bucket)).isExceeded).toBe(false));
  });
});

describe('a large limit', () => {
  test.each([2, 10])('is kept by %i processes up to the share that each keeps to itself', async (count) => {
    const processes = Array.from({ length: count }, () => openProcess());
    for (const concurrency of [true, false]) {
      const passed = await passing(processes, 1500, { name: `large ${count} ${concurrency}`, limit: 600 }, concurrency);
      expect(passed).toBeGreaterThanOrEqual(600);
      expect(passed).toBeLessThanOrEqual(600 + count * 5);
    }
  });

  test('costs an ordinary visitor no question to the database', async () => {
    const query = vi.fn();
    const limits = openProcess({ pool: { query }, flushMs: 10 });
    expect(await passing([limits], 5, { name: 'ordinary', limit: 600 })).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(query).not.toHaveBeenCalled();
  });

  test('is told to the others once a second, without anybody waiting for it', async () => {
    const [one, other] = [openProcess({ flushMs: 20 }), openProcess()];
    const bucket = { name: 'told', caller: 'x', limit: 600 };
    for (let at = 0; at < 8; at += 1) await one.take(bucket);
    await waitFor(async () => {
      const { rows } = await pool.query('select count from rate_counts order by ends_at desc limit 1');
      expect(rows[0]?.count).toBe(8);
    });
    for (let at = 0; at < 6; at += 1) await other.take(bucket);
    expect(await other.take(bucket)).toMatchObject({ remaining: 600 - 15 });
  });
});

describe('while the database does not answer', () => {
  test.each([
    ['fails', () => Promise.reject(new Error('connection lost'))],
    ['is silent', () => new Promise(() => undefined)],
  ])('and %s, each process keeps the limit alone, says so once, and is not slowed down', async (_, answer) => {
    const onAlone = vi.fn();
    const limits = openProcess({ pool: { query: answer } as unknown as pg.Pool, onAlone, patienceMs: 50 });
    const began = performance.now();
    expect(await passing([limits], 40, { name: 'alone', limit: 10 }, false)).toBe(10);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(onAlone).toHaveBeenCalledTimes(1);
  });

  test('it is asked again later, and told what was counted meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const query = vi.fn(pool.query.bind(pool) as (typeof pool)['query']);
      query.mockRejectedValueOnce(new Error('connection lost') as never);
      const onTogether = vi.fn();
      const limits = openProcess({ pool: { query } as unknown as pg.Pool, onTogether });
      const bucket = { name: 'back', caller: 'x', limit: 10 };
      await limits.take(bucket);
      await limits.take(bucket);
      expect(query).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(6000);
      expect(await limits.take(bucket)).toMatchObject({ remaining: 7 });
      expect(await openProcess().take(bucket)).toMatchObject({ remaining: 6 });
      expect(onTogether).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('counts of windows that are over are removed, and nothing of the caller is stored', async () => {
  const limits = openProcess();
  await limits.take({ name: 'old', caller: '203.0.113.9', limit: 5, windowMs: 1 });
  await limits.take({ name: 'new', caller: '203.0.113.9', limit: 5 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const before = await pool.query('select * from rate_counts');
  expect(JSON.stringify(before.rows)).not.toContain('203.0.113');
  await forgetRateCounts(db);
  const { rows } = await pool.query('select count(*)::int as left from rate_counts where ends_at < now()');
  expect(rows[0]?.left).toBe(0);
  expect((await pool.query('select * from rate_counts')).rowCount).toBeGreaterThan(0);
});

test('a window that began before the database’s clock was set back is begun anew', async () => {
  const [one, other] = [openProcess(), openProcess()];
  const bucket = { name: 'clock', caller: 'x', limit: 1 };
  await one.take(bucket);
  await pool.query(`update rate_counts set ends_at = ends_at + interval '1 day'`);
  expect(await other.take(bucket)).toMatchObject({ isExceeded: false });
});
