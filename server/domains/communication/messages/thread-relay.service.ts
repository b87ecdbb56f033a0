import { sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';

const everyMs = 500;
const perAccount = 10;
const perProcess = 2000;

export interface Listener {
  /** Waits until the account has something that was not seen, for a time, or until the page has left; says what it is. */
  wait(seen: Seen, ms: number, signal: AbortSignal): Promise<News | null>;
  remove(): void;
}

export interface ThreadRelay {
  add(accountId: number): Listener;
  /** Whether listeners are to go, because the process stops. */
  isStopped(): boolean;
  stop(): void;
}

/** The newest event of an account, and its notifications in short. */
export interface Seen {
  number: number;
  notifications: string;
}

/** What an account has that a page has not seen: events, or other notifications than before. */
export type News = 'events' | { notifications: string };

interface Waiting {
  seen: Seen;
  wake(news: News | null): void;
}

/**
 * Tells those who listen in this process that their account has a newer event, on whatever server it was stored. One query
 * reads the counters of all of them; it runs only while somebody listens.
 */
export function createThreadRelay(db: Db, onError: (error: unknown) => void): ThreadRelay {
  const waiting = new Map<number, Set<Waiting>>();
  const counts = new Map<number, number>();
  let total = 0;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  async function look(): Promise<void> {
    try {
      const rows = waiting.size === 0 ? [] : await readStates(db, [...waiting.keys()]);
      for (const { accountId, last, notifications } of rows) {
        for (const one of [...(waiting.get(accountId) ?? [])]) {
          if (last > one.seen.number) one.wake('events');
          else if (notifications !== one.seen.notifications) one.wake({ notifications });
        }
      }
    } catch (error) {
      // Listeners stay; they are told once the database answers again.
      onError(error);
    }
    timer = total > 0 && !isStopped ? setTimeout(() => void look(), everyMs) : null;
  }

  function waitFor(accountId: number, seen: Seen, ms: number, signal: AbortSignal): Promise<News | null> {
    const { promise, resolve } = Promise.withResolvers<News | null>();
    const set = waiting.get(accountId) ?? new Set();
    waiting.set(accountId, set);
    const leave = () => one.wake(null);
    const timeout = setTimeout(leave, ms);
    signal.addEventListener('abort', leave);
    const one: Waiting = {
      seen,
      wake(news) {
        clearTimeout(timeout);
        signal.removeEventListener('abort', leave);
        set.delete(one);
        if (set.size === 0 && waiting.get(accountId) === set) waiting.delete(accountId);
        resolve(news);
      },
    };
    set.add(one);
    if (isStopped || signal.aborted) leave();
    return promise;
  }

  return {
    isStopped: () => isStopped,
    add(accountId) {
      const own = counts.get(accountId) ?? 0;
      if (isStopped || own >= perAccount || total >= perProcess) {
        throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
      }
      counts.set(accountId, own + 1);
      total += 1;
      timer ??= setTimeout(() => void look(), everyMs);
      return {
        wait: (seen, ms, signal) => waitFor(accountId, seen, ms, signal),
        remove() {
          const left = (counts.get(accountId) ?? 1) - 1;
          if (left === 0) counts.delete(accountId);
          else counts.set(accountId, left);
          total -= 1;
        },
      };
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      for (const set of [...waiting.values()]) for (const one of [...set]) one.wake(null);
    },
  };
}

interface State {
  accountId: number;
  last: number;
  notifications: string;
}

/**
 * The newest event of each account, and its newest notification with how many are unread: one of both changes whenever
 * one is written or read. At most 100 unread ones are counted, from an index that has no others.
 */
export async function readStates(db: Db, accountIds: number[]): Promise<State[]> {
  const { rows } = await db.execute<{ id: string; last: string; newest: string; unread: string }>(sql`
    select listening.id, coalesce(thread_event_counters.last, 0) as last,
      coalesce((select max(notifications.id) from notifications where notifications.account_id = listening.id), 0) as newest,
      (select count(*) from (select from notifications
        where notifications.account_id = listening.id and read_at is null limit 100) as counted) as unread
    from unnest(${sql.param(accountIds)}::bigint[]) as listening(id)
    left join thread_event_counters on thread_event_counters.account_id = listening.id`);
  return rows.map(({ id, last, newest, unread }) => ({
    ...{ accountId: Number(id), last: Number(last), notifications: `${newest} ${unread}` },
  }));
}
