import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './database.ts';

/** Messages that processes send each other through the database. */
export type Notification = 'listings_changed';

/** Notifies every process, this one included, once the surrounding transaction commits. */
export async function sendNotification(db: Db, notification: Notification): Promise<void> {
  await db.execute(sql`select pg_notify(${notification}, '')`);
}

/**
 * Calls back on each notification. Some may be missed while the connection is lost,
 * so the callback also runs once after every reconnection.
 */
export function listenForNotifications(
  url: string,
  notification: Notification,
  onNotification: () => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Without it, a connection to a machine that is gone would wait for notifications for hours.
      const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, ...keepAlive });
      // A stopping server causes two errors, its own message and the broken connection; both need a listener.
      const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()));
      client.on('notification', onNotification);
      try {
        await client.connect();
        await client.query(`listen ${notification}`);
        onNotification();
        await Promise.race([ended, stopped]);
      } catch {
        // The database is unreachable: the readiness check reports it, and the loop tries again.
      }
      await client.end().catch(() => undefined);
      await delay(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = listen();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
