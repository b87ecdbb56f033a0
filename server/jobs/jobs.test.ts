import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { defineJob, handleJob } from './job.ts';
import { openQueue } from './queue.ts';
import { pairHandlers } from './registry.ts';

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), deadlineSeconds: 30, retries: 2 });
const idle = async () => undefined;

describe('the job registry', () => {
  test('refuses a job with no handler, with two, and a handler of no known job', () => {
    expect(() => pairHandlers([greet], [])).toThrow("The job 'greet' has no handler.");
    expect(() => pairHandlers([greet], [handleJob(greet, idle), handleJob(greet, idle)])).toThrow(
      "The job 'greet' has two handlers.",
    );
    expect(() => pairHandlers([], [handleJob(greet, idle)])).toThrow('is not in the registry');
  });
});

describe('the queue', async () => {
  const database = await createTestDatabase();
  const open = () =>
    openQueue({ url: database.url, jobs: [greet], concurrency: 1, stopSeconds: 5, onError: () => undefined });

  test('does a job after its transaction commits, and never after it rolls back', async () => {
    const queue = await open();
    const greeted: string[] = [];
    await queue.work([handleJob(greet, async ({ name }) => void greeted.push(name))]);
    const cancelled = database.db.transaction(async (db) => {
      await queue.enqueue(db, greet, { name: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(cancelled).rejects.toThrow('changed my mind');
    await database.db.transaction((db) => queue.enqueue(db, greet, { name: 'Malee' }));
    await vi.waitFor(() => expect(greeted).toEqual(['Malee']), { timeout: 5000 });
    await queue.stop();
  });

  test('tries a failed job again', async () => {
    const queue = await open();
    let attempts = 0;
    await queue.work([
      handleJob(greet, async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('not this time');
      }),
    ]);
    await queue.enqueue(database.db, greet, { name: 'Malee' });
    await vi.waitFor(() => expect(attempts).toBe(2), { timeout: 15_000 });
    await queue.stop();
  });

  test('does many that were held back one after the other, without a pause between them', async () => {
    const queue = await open();
    const done: number[] = [];
    await queue.work([handleJob(greet, async () => void done.push(performance.now()))]);
    for (let number = 0; number < 20; number += 1) {
      await queue.enqueue(database.db, greet, { name: String(number) }, { afterSeconds: 1 });
    }
    await vi.waitFor(() => expect(done).toHaveLength(20), { timeout: 15_000 });
    expect((done[19] ?? 0) - (done[0] ?? 0)).toBeLessThan(2000);
    await queue.stop();
  });

  test('refuses a payload that does not fit its job', async () => {
    const queue = await open();
    await expect(queue.enqueue(database.db, greet, { name: 7 as never })).rejects.toThrow();
    await queue.stop();
  });
});
