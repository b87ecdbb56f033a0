import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../../contracts/errors.ts';
import { type Database, type Db, openDatabase } from './database.ts';

/** Asks a question whose answer may be a moment old, wherever it is best answered. */
export type Read = <Answer>(ask: (db: Db) => Promise<Answer>) => Promise<Answer>;

export interface Replica {
  read: Read;
  /** Something public has changed: the replica is asked again only when it has this change, too. */
  markStale(): void;
  /** Whether questions go to the replica now. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

// What is read is never older than two looks.
const lookEveryMs = 1000;
// Impatient, because the primary can answer instead.
const longestSilenceMs = 5000;
// Most replicas are a few milliseconds behind.
const lookAgainMs = 50;

/** Every question goes to the database itself. */
export function readFrom({ db }: Pick<Database, 'db'>): Read {
  return (ask) => ask(db);
}

/**
 * Reads from a streaming replica as long as it keeps up, and from the primary otherwise. To keep up means to have replayed,
 * at each look, all that the primary had written at the look before; after `markStale`, all that it has written by then.
 */
export function openReplica(primary: Pick<Database, 'db' | 'pool'>, url: string, poolSize: number): Replica {
  const { db, pool, close } = openDatabase(url, poolSize, markStale, { longestSilenceMs });
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

  async function look(): Promise<void> {
    const before = changes;
    const written = await positionOf(primary.pool);
    required ??= written;
    const isThere = await hasReached(pool, required).catch(() => false);
    if (before !== changes) return;
    isCurrent = isThere;
    if (isThere) required = written;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Without the primary nothing new can be missed: the replica goes on as it was.
      await look().catch(() => undefined);
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, stopping.signal]);
      await delay(isCurrent ? lookEveryMs : lookAgainMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    async read(ask) {
      if (!isCurrent) return ask(primary.db);
      try {
        return await ask(db);
      } catch (error) {
        if (!(error instanceof AppError)) markStale();
        // What a replica does not find may be too new for it, and what it breaks off the primary can finish.
        return ask(primary.db);
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

/** Also true of a primary given in the replica's place: it has all that it has written itself. */
async function hasReached(pool: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await pool.query<{ it: boolean }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end >= $1::pg_lsn as it`,
    [position],
  );
  return rows[0]?.it === true;
}
