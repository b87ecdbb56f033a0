import { and, asc, eq, gt } from 'drizzle-orm';
import type { ThreadEvent } from '../../../../contracts/communication/thread-events.ts';
import type { Db } from '../../../platform/db/database.ts';
import { threadEvents } from '../../../schema/communication/threads.ts';
import { readStates, type ThreadRelay } from './thread-relay.service.ts';

const batch = 100;

interface Follower {
  db: Db;
  relay: ThreadRelay;
  accountId: number;
  /** The newest number that the page has seen; undefined where it begins now. */
  after: string | undefined;
  /** Asked with every beat: who has signed out hears nothing more. */
  isSignedIn(): Promise<boolean>;
  signal: AbortSignal;
  beatMs: number;
  lifeMs: number;
}

/** The events of an account after a number, each once and in their order, until the page leaves or its time is over. */
export async function* followEvents(follower: Follower): AsyncGenerator<ThreadEvent> {
  const { db, relay, accountId, after, isSignedIn, signal, beatMs, lifeMs } = follower;
  const listener = relay.add(accountId);
  const until = Date.now() + lifeMs;
  try {
    const [state] = await readStates(db, [accountId]);
    const newest = state?.last ?? 0;
    let notifications = state?.notifications ?? '';
    let seen = after === undefined ? newest : Number(after);
    if (seen > newest) {
      seen = newest;
      yield describe('renew', seen);
    }
    yield describe('start', seen);
    while (!signal.aborted && !relay.isStopped() && Date.now() < until) {
      const events = await readAfter(db, accountId, seen);
      // What was deleted since is made up for by reading all anew.
      const first = events[0]?.number ?? seen + 1;
      if (first !== seen + 1) yield describe('renew', first - 1);
      for (const { type, number, threadId } of events) {
        seen = number;
        yield describe(type, number, threadId);
      }
      if (events.length === batch) continue;
      const ms = Math.min(beatMs, Math.max(0, until - Date.now()));
      const news = await listener.wait({ number: seen, notifications }, ms, signal);
      if (news !== null && news !== 'events') {
        notifications = news.notifications;
        yield describe('notification', seen);
      }
      if (news !== null) continue;
      if (signal.aborted || relay.isStopped() || !(await isSignedIn())) return;
      yield describe('beat', seen);
    }
  } finally {
    listener.remove();
  }
}

const describe = (type: ThreadEvent['type'], number: number, threadId: number | null = null): ThreadEvent => ({
  type,
  number: String(number),
  thread_id: threadId === null ? null : String(threadId),
});

const readAfter = (db: Db, accountId: number, seen: number) =>
  db
    .select({ type: threadEvents.type, number: threadEvents.number, threadId: threadEvents.threadId })
    .from(threadEvents)
    .where(and(eq(threadEvents.accountId, accountId), gt(threadEvents.number, seen)))
    .orderBy(asc(threadEvents.number))
    .limit(batch);
