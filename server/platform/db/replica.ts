import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../../../contracts/errors.ts';
import { type Database, type Db, openDatabase } from './database.ts';

/** Runs a query whose result may be slightly out of date, on the replica or the primary. */
export type Read = <Result>(query: (db: Db) => Promise<Result>) => Promise<Result>;

export interface Replica {
  read: Read;
  /** Called when public data has changed: reads go to the primary until the replica has this change too. */
  markStale(): void;
  /** Whether reads go to the replica now. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

// Data read from the replica is never older than two checks.
const checkEveryMs = 1000;
// Short, because the primary can answer instead.
const socketTimeoutMs = 5000;
// Most replicas are a few milliseconds behind.
const recheckAfterMs = 50;

/** Sends every read to this database. */
export function readFrom({ db }: Pick<Database, 'db'>): Read {
  return (query) => query(db);
}

/**
 * Reads from a streaming replica as long as it keeps up, and from the primary otherwise. It keeps up if, at each check,
 * it has replayed all that the primary had written at the check before; after `markStale`, all written until then.
 */
export function openReplica(primary: Pick<Database, 'db' | 'pool'>, url: string, poolSize: number): Replica {
  const { db, pool, close } = openDatabase(url, poolSize, markStale, { socketTimeoutMs });
  const stopping = new AbortController();
  let wake = new AbortController();
  let isCurrent = false;
  let changes = 0;
  let required: string | null = null;

  function markStale(): void {
    isCurrent = false;
    required = null;
    changes += 1;
    wake.abort();
  }

  async function checkLag(): Promise<void> {
    const before = changes;
    const written = await positionOf(primary.pool);
    required ??= written;
    const hasCaughtUp = await hasReached(pool, required).catch(() => false);
    if (before !== changes) return;
    isCurrent = hasCaughtUp;
    if (hasCaughtUp) required = written;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // While the primary is down nothing new is written, so the replica stays usable.
      await checkLag().catch(() => undefined);
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, stopping.signal]);
      await delay(isCurrent ? checkEveryMs : recheckAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    async read(query) {
      if (!isCurrent) return query(primary.db);
      try {
        return await query(db);
      } catch (error) {
        if (!(error instanceof AppError)) markStale();
        // A row the replica lacks may be too new for it, and a query it cancels can finish on the primary.
        return query(primary.db);
      }
    },
    markStale,
    isCurrent: () => isCurrent,
    async close() {
      stopping.abort();
      await watching;
      await close();
    },
  };
}

async function positionOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return rows[0]?.at ?? '';
}

/** Also true for a primary configured as the replica, which has everything it wrote itself. */
async function hasReached(pool: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await pool.query<{ it: boolean }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end >= $1::pg_lsn as it`,
    [position],
  );
  return rows[0]?.it === true;
}
