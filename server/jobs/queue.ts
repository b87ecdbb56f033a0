import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import type { Job, JobHandler } from './job.ts';
import { pairHandlers } from './registry.ts';

export interface Queue {
  /** Enqueues in the caller's transaction, so nothing is saved without its job. */
  enqueue<Payload extends z.ZodType>(db: Db, job: Job<Payload>, payload: z.input<Payload>): Promise<void>;
  /** Begins to work off jobs in this process. */
  work(handlers: JobHandler[]): Promise<void>;
  isUp(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  jobs: Job[];
  concurrency: number;
  stopSeconds: number;
  onError(error: unknown): void;
}

// New jobs come by notice at once; only retries wait for a poll.
const retryPollSeconds = 2;

/** Opens the queue in the database and makes sure that every known job has its place there. */
export async function openQueue({ url, jobs, concurrency, stopSeconds, onError }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: concurrency + 3,
    useListenNotify: true,
    application_name: 'snapbazaar-jobs',
  });
  boss.on('error', onError);
  await boss.start();
  for (const job of jobs) {
    const options = { expireInSeconds: job.deadlineSeconds, retryLimit: job.retries, retryBackoff: true, notify: true };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
  }

  return {
    async enqueue(db, job, payload) {
      await boss.send(job.name, job.payload.parse(payload) as object, { db: fromDrizzle(db, sql) });
    },
    async work(handlers) {
      for (const { job, handle } of pairHandlers(jobs, handlers)) {
        await boss.work(
          job.name,
          { localConcurrency: concurrency, notifyPollingIntervalSeconds: retryPollSeconds },
          async ([next]) => {
            if (next) await handle(job.payload.parse(next.data ?? {}));
          },
        );
      }
    },
    async isUp() {
      return (await boss.isInstalled()) === true;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopSeconds * 1000 });
    },
  };
}
