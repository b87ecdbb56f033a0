import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

// Any number, the same in every process: each worker holds it, shared, for as long as it lives.
const presenceLock = 7_274_002;

/**
 * Tells the database that this process works off jobs. Who comes when nobody else does may take over at once what dead
 * workers left behind; beside living ones that has to wait until the heartbeat of a job is overdue.
 */
export async function joinWorkers(
  url: string,
  takeOver: (client: pg.Client) => Promise<void>,
): Promise<{ leave(): Promise<void> }> {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const joined = Promise.withResolvers<void>();

  async function stay(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
      try {
        await client.connect();
        await enter(client);
        joined.resolve();
        await Promise.race([ended, stopped]);
      } catch (error) {
        // Of meaning only for who is still waiting to join; afterwards the next round tries again.
        joined.reject(error);
      }
      await client.end().catch(() => undefined);
      await delay(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  let isNew = true;
  async function enter(client: pg.Client): Promise<void> {
    // After a lost connection the jobs at work may be our own.
    const isAlone = isNew && (await client.query('select pg_try_advisory_lock($1) as it', [presenceLock])).rows[0]?.it;
    if (isAlone) await takeOver(client);
    isNew = false;
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock]);
    if (isAlone) await client.query('select pg_advisory_unlock($1)', [presenceLock]);
  }

  const staying = stay();
  const leave = async () => {
    stopping.abort();
    await staying;
  };
  await joined.promise.catch(async (error) => {
    await leave();
    throw error;
  });
  return { leave };
}
