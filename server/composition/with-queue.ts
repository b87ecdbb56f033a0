import type { Database } from '../platform/db/database.ts';
import { openQueue, type Queue } from '../platform/jobs/queue.ts';
import { jobs } from './jobs.ts';

/** Opens the queue for a command that enqueues; the running site, or the next start, works on the jobs. */
export async function withQueue(
  { pool }: Pick<Database, 'pool'>,
  log: (line: string) => void,
  use: (queue: Queue) => Promise<void>,
): Promise<void> {
  const url = pool.options.connectionString ?? '';
  const queue = await openQueue({ url, jobs, concurrency: 1, stopSeconds: 5, onError: (error) => log(String(error)) });
  try {
    await use(queue);
  } finally {
    await queue.stop();
  }
}
