import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../tests/support/database/test-database.ts';
import { defineJob, handleJob } from './job.ts';
import { openQueue, type Queue } from './queue.ts';

const payload = z.object({ name: z.string() });
const regret = defineJob({ name: 'regret', payload, deadlineSeconds: 30, retries: 2 });
const greet = defineJob({ name: 'greet', payload, deadlineSeconds: 30, retries: 2, deadLetter: regret });

const { db, url } = await createTestDatabase();
const open = () => openQueue({ url, jobs: [greet, regret], concurrency: 1, stopSeconds: 1, onError: () => undefined });

let greeted: string[] = [];
let regretted: string[] = [];

beforeEach(async () => {
  greeted = [];
  regretted = [];
  await db.execute(sql`delete from pgboss.job`);
});

async function work(queue: Queue, meanwhile = async () => undefined as unknown): Promise<void> {
  await queue.work([
    handleJob(greet, async ({ name }) => {
      greeted.push(name);
      await meanwhile();
    }),
    handleJob(regret, async ({ name }) => void regretted.push(name)),
  ]);
}

/** Leaves a job as a worker that died leaves it; in one transaction, before a live worker can take it. */
async function abandonJob(queue: Queue, name: string, { attempts = 1, heartbeatAgeSeconds = 0 } = {}): Promise<void> {
  await db.transaction(async (db) => {
    await queue.enqueue(db, greet, { name });
    await db.execute(sql`
      update pgboss.job set state = 'active', started_on = now(), retry_count = ${attempts - 1},
        heartbeat_on = now() - ${heartbeatAgeSeconds} * interval '1 second'
      where name = 'greet'`);
  });
}

describe('a job whose worker died', () => {
  test('is done soon by the only worker that starts', async () => {
    const queue = await open();
    await abandonJob(queue, 'Malee');
    await work(queue);
    await expect.poll(() => greeted).toEqual(['Malee']);
    await queue.stop();
  });

  test('goes to its dead-letter job after the last attempt', async () => {
    const queue = await open();
    await abandonJob(queue, 'Malee', { attempts: 13 });
    await work(queue);
    await expect.poll(() => regretted).toEqual(['Malee']);
    expect(greeted).toEqual([]);
    await queue.stop();
  });

  test('is done by another live worker once its heartbeat is overdue', async () => {
    const [first, second] = [await open(), await open()];
    await work(first);
    await abandonJob(first, 'Malee', { heartbeatAgeSeconds: 60 });
    await work(second);
    await expect.poll(() => greeted).toEqual(['Malee']);
    await Promise.all([first.stop(), second.stop()]);
  });
});

test('a running job is not taken from a live worker', async () => {
  const [first, second] = [await open(), await open()];
  const finish = Promise.withResolvers<void>();
  await work(first, () => finish.promise);
  await first.enqueue(db, greet, { name: 'Malee' });
  await expect.poll(() => greeted).toEqual(['Malee']);
  await work(second);
  const { rows } = await db.execute(sql`select state, retry_count from pgboss.job where name = 'greet'`);
  expect(rows).toEqual([{ state: 'active', retry_count: 0 }]);
  finish.resolve();
  await Promise.all([first.stop(), second.stop()]);
  expect(greeted).toEqual(['Malee']);
});
