import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job as QueuedJob } from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import { redactQueryValues } from '../db/statements/query-errors.ts';
import { moveFormerJobs } from './former-jobs.ts';
import { type Job, type JobHandler, readPayload } from './job.ts';
import { joinWorkers } from './worker-presence.ts';

export interface Queue {
  /** Enqueues in the caller's transaction, so nothing is saved without its job; `afterSeconds` delays the job. */
  enqueue<Payload extends z.ZodType>(
    db: Db,
    job: Job<Payload>,
    payload: z.input<Payload>,
    options?: { afterSeconds: number },
  ): Promise<void>;
  /** Starts running jobs in this process. */
  work(handlers: JobHandler[]): Promise<void>;
  isUp(): Promise<boolean>;
  /** How many jobs of each kind are waiting, active or failed, as of a few seconds ago. */
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

// New jobs arrive by notification at once; only retries and delayed jobs wait for a poll.
const retryPollSeconds = 2;
// A worker without a heartbeat for this long counts as dead, and another takes over its job.
const heartbeatSeconds = 15;
const checkSeconds = 5;
// A dead worker costs an attempt, because the job may have killed it; but many deaths have other causes.
const maxAttemptsLostToDeadWorkers = 12;

/** Opens the queue in the database and creates a queue for every job. */
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
  // A dead-letter queue must exist before the queue that refers to it.
  for (const job of jobs.toSorted((a, b) => Number(!!a.deadLetter) - Number(!!b.deadLetter))) {
    const options = optionsOf(job);
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' });
  }
  await moveFormerJobs(url, boss, jobs);
  let workers: Awaited<ReturnType<typeof joinWorkers>> | null = null;

  return {
    async enqueue(db, job, payload, { afterSeconds } = { afterSeconds: 0 }) {
      const options = { db: fromDrizzle(db, sql), startAfter: afterSeconds };
      await boss.send(job.name, job.payload.parse(payload) as object, options);
    },
    async work(handlers) {
      const unhandled = jobs.find((job) => !handlers.some((handler) => handler.job === job));
      if (unhandled) throw new Error(`The job '${unhandled.name}' has no handler.`);
      workers = await joinWorkers(url, async (client) => {
        for (const { name } of jobs) {
          const text = `select id from pgboss.job where name = $1 and state = 'active'`;
          const abandoned = (await client.query<{ id: string }>(text, [name])).rows.map(({ id }) => id);
          if (abandoned.length > 0) await boss.fail(name, abandoned, { message: 'The worker died.' });
        }
      });
      const options = { notifyPollingIntervalSeconds: retryPollSeconds, perJobResults: true } as const;
      async function startWorker(handler: JobHandler): Promise<void> {
        const { job, batchSize = 1 } = handler;
        const worker = await boss.work(job.name, { ...options, batchSize }, async (batch) => {
          // Another job may be due: delayed jobs arrive without a notification.
          if (batch.length > 0) boss.notifyWorker(worker);
          return Promise.all(batch.map((next) => runJob(handler, next, onError)));
        });
      }
      for (const handler of handlers) {
        for (let many = handler.concurrency ?? concurrency; many > 0; many -= 1) await startWorker(handler);
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

/** Runs a job and says how it ended; a failure is reported and retried as often as the job allows. */
async function runJob({ job, handle }: JobHandler, next: QueuedJob<unknown>, onError: QueueOptions['onError']) {
  try {
    const payload = readPayload(job, next.data);
    if (!payload.success) throw payload.error;
    await handle(payload.data, next.signal);
    return { id: next.id, status: 'completed' as const };
  } catch (error) {
    const message = redactQueryValues((error as Error).message);
    onError(new Error(`the job '${job.name}' failed: ${message}`, { cause: error }));
    const status = next.retryCount < job.retries ? ('failed' as const) : ('deadletter' as const);
    return { id: next.id, status, output: error as Error };
  }
}

function optionsOf(job: Job) {
  return {
    expireInSeconds: job.deadlineSeconds,
    heartbeatSeconds,
    retryLimit: Math.max(job.retries, maxAttemptsLostToDeadWorkers),
    retryBackoff: true,
    notify: true,
    ...(job.maxRetryDelaySeconds ? { retryDelayMax: job.maxRetryDelaySeconds } : {}),
    ...(job.deadLetter ? { deadLetter: job.deadLetter.name } : {}),
  };
}
