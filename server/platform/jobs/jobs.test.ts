import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../tests/support/database/test-database.ts';
import { jobs } from '../../composition/jobs.ts';
import { defineJob, handleJob, type Job } from './job.ts';
import { openQueue } from './queue.ts';

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), deadlineSeconds: 30, retries: 2 });

describe('the job registry', () => {
  test('has unique job names and contains every dead-letter job', () => {
    const names = jobs.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]);
    expect(new Set(names).size).toBe(names.length);
    for (const { deadLetter } of jobs) if (deadLetter) expect(jobs).toContain(deadLetter);
  });

  test('contains every job that a feature declares', async () => {
    const files = globSync('server/{domains,platform}/**/*.job.ts');
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const exported = Object.values<Partial<Job>>(await import(path.resolve(file)));
      const declared = exported.filter((one) => typeof one === 'object');
      for (const job of declared) expect(jobs, `${job.name} of ${file}`).toContain(job);
    }
  });
});

describe('the queue', async () => {
  const database = await createTestDatabase();
  const open = () =>
    openQueue({ url: database.url, jobs: [greet], concurrency: 1, stopSeconds: 5, onError: () => undefined });

  test('does not start while a job has no handler', async () => {
    const queue = await open();
    await expect(queue.work([])).rejects.toThrow("The job 'greet' has no handler.");
    await queue.stop();
  });

  test('runs a job after its transaction commits, and never after it rolls back', async () => {
    const queue = await open();
    const greeted: string[] = [];
    await queue.work([handleJob(greet, async ({ name }) => void greeted.push(name))]);
    const cancelled = database.db.transaction(async (db) => {
      await queue.enqueue(db, greet, { name: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(cancelled).rejects.toThrow('changed my mind');
    await database.db.transaction((db) => queue.enqueue(db, greet, { name: 'Malee' }));
    await expect.poll(() => greeted).toEqual(['Malee']);
    await queue.stop();
  });

  test('moves what waits under a former name of a job, in the form of an earlier version, and runs it once', async () => {
    const common = { url: database.url, concurrency: 1, stopSeconds: 5, onError: () => undefined };
    const payload = z.object({ person: z.string() });
    const salute = defineJob({ name: 'salute', payload, deadlineSeconds: 30, retries: 2 });
    const earlier = await openQueue({ ...common, jobs: [salute as unknown as Job] });
    await earlier.enqueue(database.db, salute, { person: 'Somchai' });
    await earlier.enqueue(database.db, salute, { person: 'Ana' }, { afterSeconds: 3600 });
    await earlier.stop();
    const renamed = defineJob({
      ...greet,
      name: 'welcome',
      formerNames: ['salute'],
      upgradePayload: ({ person, ...rest }) => ({ name: person, ...rest }),
    });
    const greeted: string[] = [];
    for (const _ of ['first start', 'second start']) {
      const queue = await openQueue({ ...common, jobs: [renamed as unknown as Job] });
      await queue.work([handleJob(renamed, async ({ name }) => void greeted.push(name))]);
      await expect.poll(() => greeted).toEqual(['Somchai']);
      await queue.stop();
    }
    const { rows } = await database.pool.query(
      `select name, start_after > now() + interval '50 minutes' as is_later from pgboss.job where state = 'created' and name in ('salute', 'welcome')`,
    );
    expect(rows).toEqual([{ name: 'welcome', is_later: true }]);
  });

  test('retries a failed job', async () => {
    const queue = await open();
    let attempts = 0;
    await queue.work([
      handleJob(greet, async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('not this time');
      }),
    ]);
    await queue.enqueue(database.db, greet, { name: 'Malee' });
    await expect.poll(() => attempts).toBe(2);
    await queue.stop();
  });

  test('runs many delayed jobs one after the other without a pause between them', async () => {
    const queue = await open();
    const done: number[] = [];
    await queue.work([handleJob(greet, async () => void done.push(performance.now()))]);
    for (let number = 0; number < 20; number += 1) {
      await queue.enqueue(database.db, greet, { name: String(number) }, { afterSeconds: 1 });
    }
    await expect.poll(() => done).toHaveLength(20);
    // With a pause of two seconds between them it would be 38 seconds.
    expect((done[19] ?? 0) - (done[0] ?? 0)).toBeLessThan(15_000);
    await queue.stop();
  });

  test('runs short jobs in batches, each of which ends by itself', async () => {
    const queue = await open();
    const attempts = new Map<string, number>();
    let [concurrency, most] = [0, 0];
    for (const name of ['Malee', 'Somchai', 'Linh']) await queue.enqueue(database.db, greet, { name });
    const handle = async ({ name }: { name: string }) => {
      concurrency += 1;
      most = Math.max(most, concurrency);
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      concurrency -= 1;
      if (name === 'Linh' && attempts.get(name) === 1) throw new Error('not this time');
    };
    await queue.work([handleJob(greet, handle, { batchSize: 10 })]);
    await expect.poll(() => Object.fromEntries(attempts)).toEqual({ Malee: 1, Somchai: 1, Linh: 2 });
    expect(most).toBe(3);
    await queue.stop();
  });

  test('refuses a payload that does not match the schema of its job', async () => {
    const queue = await open();
    await expect(queue.enqueue(database.db, greet, { name: 7 as never })).rejects.toThrow();
    await queue.stop();
  });
});
