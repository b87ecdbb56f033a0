import { and, count, eq, gt, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { threadMessages, threads } from '../../../schema/communication/threads.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { columnsOf, type Participant, type ThreadRow } from './own-threads.service.ts';

export interface MessageLimits {
  /** Messages of one account. */
  perMinute: number;
  /** Conversations that one account begins. */
  threadsPerDay: number;
  /** The same for an account on its first day. */
  newAccountThreadsPerDay: number;
  photosPerMinute: number;
  /** Space for the photos that one account sends. */
  photoMegabytes: number;
}

export const readMessageLimits = (config: Config): MessageLimits => ({
  perMinute: config.THREAD_MESSAGES_PER_MINUTE,
  threadsPerDay: config.THREADS_PER_DAY,
  newAccountThreadsPerDay: config.NEW_ACCOUNT_THREADS_PER_DAY,
  photosPerMinute: config.UPLOAD_LIMIT,
  photoMegabytes: config.THREAD_PHOTOS_MB,
});

/** Refuses a message above the limits of its account, which stays locked so that concurrent ones are counted one after the other. */
export async function limitMessages(
  tx: Db,
  person: Participant,
  thread: ThreadRow,
  limits: MessageLimits,
  now: Date,
): Promise<void> {
  const [account] = await tx
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, person.id))
    .for('no key update');
  if (!account) throw new AppError('not_signed_in');
  if ((await countSent(tx, person, new Date(now.getTime() - minuteMs))) >= limits.perMinute) {
    throw new AppError('too_many_requests', { retryAfterSeconds: 60 });
  }
  if (thread.lastMessageId !== null) return;
  const yesterday = new Date(now.getTime() - dayMs);
  const allowed = account.createdAt > yesterday ? limits.newAccountThreadsPerDay : limits.threadsPerDay;
  if ((await countBegun(tx, person, yesterday)) >= allowed) throw new AppError('too_many_threads');
}

async function countSent(tx: Db, { id, role }: Participant, since: Date): Promise<number> {
  const [sent] = await tx
    .select({ count: count() })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(
      and(
        eq(columnsOf(role).account, id),
        gt(threads.lastMessageAt, since),
        eq(threadMessages.side, role),
        gt(threadMessages.createdAt, since),
      ),
    );
  return sent?.count ?? 0;
}

/** Threads of the last day whose first message this account wrote. */
async function countBegun(tx: Db, { id, role }: Participant, since: Date): Promise<number> {
  const first = sql`(select side from thread_messages where thread_id = ${threads.id} order by id limit 1)`;
  const isBegun = and(eq(columnsOf(role).account, id), gt(threads.createdAt, since), sql`${first} = ${role}`);
  const [begun] = await tx.select({ count: count() }).from(threads).where(isBegun);
  return begun?.count ?? 0;
}
