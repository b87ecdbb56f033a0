import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { threadBlocks, threadReports } from '../../../schema/communication/threads.ts';
import { accountOn, getOwnThread, otherSide, type Participant } from './own-threads.service.ts';

/** Blocks the other side of a thread in every thread of the two, or takes that back. */
export async function setBlocked(db: Db, person: Participant, threadId: string, isBlocked: boolean, now: Date) {
  const thread = await getOwnThread(db, person, threadId);
  const blockedId = accountOn(thread, otherSide(person.role));
  if (blockedId === null) throw new AppError('thread_closed');
  if (isBlocked) {
    await db.insert(threadBlocks).values({ accountId: person.id, blockedId, createdAt: now }).onConflictDoNothing();
    return;
  }
  await db
    .delete(threadBlocks)
    .where(and(eq(threadBlocks.accountId, person.id), eq(threadBlocks.blockedId, blockedId)));
}

/** Puts a thread before the operator; a second report of the same person opens the first one again. */
export async function saveThreadReport(db: Db, person: Participant, threadId: string, reason: string, now: Date) {
  const thread = await getOwnThread(db, person, threadId);
  const report = { reason: cleanParagraphs(reason), createdAt: now, handledAt: null };
  await db
    .insert(threadReports)
    .values({ threadId: thread.id, accountId: person.id, ...report })
    .onConflictDoUpdate({ target: [threadReports.threadId, threadReports.accountId], set: report });
}
