import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

// Advisory lock, the same number in every process: each worker holds it shared for as long as it lives.
const presenceLock = 7_274_002;

/**
 * Registers this process as a worker in the database. The first worker takes over the jobs of dead workers at once; while
 * other workers live, that has to wait until the heartbeat of a job is overdue.
 */
export async function joinWorkers(
  url: string,
  takeOver: (client: pg.Client) => Promise<void>,
): Promise<{ leave(): Promise<void> }> {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const registered = Promise.withResolvers<void>();

  async function holdPresence(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
      try {
        await client.connect();
        await register(client);
        registered.resolve();
        await Promise.race([ended, stopped]);
      } catch (error) {
        // Rejects only the first registration; later the loop tries again.
        registered.reject(error);
      }
      await client.end().catch(() => undefined);
      await delay(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  let isNew = true;
  async function register(client: pg.Client): Promise<void> {
    // After a lost connection the active jobs may belong to this process.
    const isAlone = isNew && (await client.query('select pg_try_advisory_lock($1) as it', [presenceLock])).rows[0]?.it;
    if (isAlone) await takeOver(client);
    isNew = false;
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock]);
    if (isAlone) await client.query('select pg_advisory_unlock($1)', [presenceLock]);
  }

  const holding = holdPresence();
  const leave = async () => {
    stopping.abort();
    await holding;
  };
  await registered.promise.catch(async (error) => {
    await leave();
    throw error;
  });
  return { leave };
}
