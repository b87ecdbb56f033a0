import { desc, eq } from 'drizzle-orm';
import type { ThreadSide, ThreadSubject } from '../../../../contracts/communication/thread-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { threadMessages, threads } from '../../../schema/communication/threads.ts';
import { listPhotos, threadPhotoFile } from './thread-photos.service.ts';

const shown = 50;

/** What the operator reads of a thread that was reported. */
export interface ReportedThread {
  id: number;
  customerId: number | null;
  sellerId: number | null;
  subject: ThreadSubject;
  subjectId: number;
  /** The newest fifty, oldest first, as they were written. */
  messages: { side: ThreadSide; text: string; photos: string[]; createdAt: Date }[];
}

/** The evidence of a report. */
export async function readReportedThread(db: Db, threadId: number): Promise<ReportedThread | null> {
  const { id, customerId, sellerId, subject, subjectId } = threads;
  const [thread] = await db
    .select({ id, customerId, sellerId, subject, subjectId })
    .from(threads)
    .where(eq(threads.id, threadId));
  if (!thread) return null;
  const { id: messageId, side, text, createdAt } = threadMessages;
  const written = await db
    .select({ id: messageId, side, text, createdAt })
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(desc(threadMessages.id))
    .limit(shown);
  const photos = await listPhotos(
    db,
    written.map((message) => message.id),
  );
  const messages = written.reverse().map(({ id: writtenId, ...message }) => ({
    ...message,
    photos: (photos.get(writtenId) ?? []).map(({ name }) => threadPhotoFile(name)),
  }));
  return { ...thread, messages };
}
