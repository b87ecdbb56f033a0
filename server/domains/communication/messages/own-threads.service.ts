import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ThreadSide } from '../../../../contracts/communication/thread-rules.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { threadBlocks, threads } from '../../../schema/communication/threads.ts';

export type ThreadRow = typeof threads.$inferSelect;

/** Who reads or writes; the role of an account is its side of every thread. */
export interface Participant {
  id: number;
  role: ThreadSide;
}

/** The columns of a thread that belong to one side. */
export const columnsOf = (side: ThreadSide) =>
  side === 'customer'
    ? { account: threads.customerId, readId: threads.customerReadId, archivedAt: threads.customerArchivedAt }
    : { account: threads.sellerId, readId: threads.sellerReadId, archivedAt: threads.sellerArchivedAt };

export const otherSide = (side: ThreadSide): ThreadSide => (side === 'customer' ? 'seller' : 'customer');

/** The account on one side of a thread; null where it was closed. */
export const accountOn = (thread: ThreadRow, side: ThreadSide) =>
  side === 'customer' ? thread.customerId : thread.sellerId;

const isOwn = (person: Participant, threadId: string): SQL | undefined =>
  and(eq(threads.id, Number(threadId)), eq(columnsOf(person.role).account, person.id));

/** A thread of the caller; another one's is not found. */
export async function getOwnThread(db: Db, person: Participant, threadId: string): Promise<ThreadRow> {
  const [thread] = await db.select().from(threads).where(isOwn(person, threadId));
  if (!thread) throw new AppError('thread_not_found');
  return thread;
}

/** The same, locked until the end of the transaction. */
export async function lockOwnThread(tx: Db, person: Participant, threadId: string): Promise<ThreadRow> {
  const [thread] = await tx.select().from(threads).where(isOwn(person, threadId)).for('no key update');
  if (!thread) throw new AppError('thread_not_found');
  return thread;
}

/** Whether either of two accounts blocked the other. */
export async function isBlockedBetween(db: Db, one: number, other: number): Promise<boolean> {
  const isBetween = sql`(${threadBlocks.accountId}, ${threadBlocks.blockedId}) in ((${one}, ${other}), (${other}, ${one}))`;
  return (await db.select({ id: threadBlocks.accountId }).from(threadBlocks).where(isBetween).limit(1)).length > 0;
}
