import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import { redactQueryValues } from '../db/query-errors.ts';
import type { Job, JobHandler } from './job.ts';
import { joinWorkers } from './worker-presence.ts';

export interface Queue {
  /** Enqueues in the caller's transaction, so nothing is saved without its job; `afterSeconds` holds it back so long. */
  enqueue<Payload extends z.ZodType>(
    db: Db,
    job: Job<Payload>,
    payload: z.input<Payload>,
    options?: { afterSeconds: number },
  ): Promise<void>;
  /** Begins to work off jobs in this process. */
  work(handlers: JobHandler[]): Promise<void>;
  isUp(): Promise<boolean>;
  /** How many of each job wait, are at work, or failed, as of some seconds ago. */
  count(): Promise<{ job: string; waiting: number; active: number; failed: number }[]>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  jobs: Job[];
  concurrency: number;
  stopSeconds: number;
  onError(error: unknown): void;
}

// New jobs come by notice at once; only retries and what was held back wait for a poll.
const retryPollSeconds = 2;
// A worker that says nothing of a job for so long is taken for dead, and another takes over.
const heartbeatSeconds = 15;
const checkSeconds = 5;
// A dead worker costs an attempt: the job may have killed it. But then it may have been anything else as well.
const attemptsLostToDeaths = 12;

/** Opens the queue in the database and makes sure that every known job has its place there. */
export async function openQueue({ url, jobs, concurrency, stopSeconds, onError }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: concurrency + 3,
    useListenNotify: true,
    application_name: 'snapbazaar-jobs',
    superviseIntervalSeconds: checkSeconds,
    monitorIntervalSeconds: checkSeconds,
  });
  boss.on('error', onError);
  await boss.start();
  // What is given up goes to another queue, which has to be there first.
  for (const job of jobs.toSorted((a, b) => Number(!!a.deadLetter) - Number(!!b.deadLetter))) {
    const options = optionsOf(job);
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
  }
  let workers: Awaited<ReturnType<typeof joinWorkers>> | null = null;

  return {
    async enqueue(db, job, payload, { afterSeconds } = { afterSeconds: 0 }) {
      const options = { db: fromDrizzle(db, sql), startAfter: afterSeconds };
      await boss.send(job.name, job.payload.parse(payload) as object, options);
    },
    async work(handlers) {
      const idle = jobs.find((job) => !handlers.some((handler) => handler.job === job));
      if (idle) throw new Error(`The job '${idle.name}' has no handler.`);
      workers = await joinWorkers(url, async (client) => {
        for (const { name } of jobs) {
          const text = `select id from pgboss.job where name = $1 and state = 'active'`;
          const left = (await client.query<{ id: string }>(text, [name])).rows.map(({ id }) => id);
          if (left.length > 0) await boss.fail(name, left, { message: 'The worker died.' });
        }
      });
      const options = { notifyPollingIntervalSeconds: retryPollSeconds, perJobResults: true } as const;
      async function startWorker({ job, handle }: JobHandler): Promise<void> {
        const worker = await boss.work(job.name, options, async ([next]) => {
          if (!next) return [];
          // Another one may be due: jobs that were held back come without a notice.
          boss.notifyWorker(worker);
          try {
            await handle(job.payload.parse(next.data ?? {}), next.signal);
            return [{ id: next.id, status: 'completed' }];
          } catch (error) {
            onError(
              new Error(`the job '${job.name}' failed: ${redactQueryValues((error as Error).message)}`, {
                cause: error,
              }),
            );
            const status = next.retryCount < job.retries ? 'failed' : 'deadletter';
            return [{ id: next.id, status, output: error as Error }];
          }
        });
      }
      for (const handler of handlers) {
        for (let many = handler.atOnce ?? concurrency; many > 0; many -= 1) await startWorker(handler);
      }
    },
    async isUp() {
      return (await boss.isInstalled()) === true;
    },
    async count() {
      const queues = await boss.getQueues(jobs.map(({ name }) => name));
      return queues.map(({ name, readyCount, activeCount, failedCount }) => {
        return { job: name, waiting: readyCount, active: activeCount, failed: failedCount };
      });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopSeconds * 1000 });
      await workers?.leave();
    },
  };
}

function optionsOf(job: Job) {
  return {
    expireInSeconds: job.deadlineSeconds,
    heartbeatSeconds,
    retryLimit: Math.max(job.retries, attemptsLostToDeaths),
    retryBackoff: true,
    notify: true,
    ...(job.maxRetryDelaySeconds ? { retryDelayMax: job.maxRetryDelaySeconds } : {}),
    ...(job.deadLetter ? { deadLetter: job.deadLetter.name } : {}),
  };
}
