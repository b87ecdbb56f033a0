import { and, desc, eq, inArray } from 'drizzle-orm';
import { threadMessages, threads } from '../../../schema/communication/threads.ts';
import type { ReadOrderMessages } from '../../ordering/dispute-evidence/order-messages-source.ts';
import { listPhotos, threadPhotoFile } from './thread-photos.service.ts';

/** More than a bank reads; the newest are about what is disputed. */
const mostMessages = 300;

/** What buyer and seller wrote each other about a paid order and its return; there, nothing is masked for either. */
export const readOrderMessages: ReadOrderMessages = async (db, orderId) => {
  const { id, side, text, createdAt: at } = threadMessages;
  const isAboutOrder = and(inArray(threads.subject, ['order', 'return']), eq(threads.subjectId, orderId));
  const rows = await db
    .select({ id, side, text, at })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(isAboutOrder)
    .orderBy(desc(at), desc(id))
    .limit(mostMessages);
  const photos = await listPhotos(
    db,
    rows.map((row) => row.id),
  );
  return rows.reverse().map(({ id: messageId, side: by, text, at: writtenAt }) => ({
    ...{ text, at: writtenAt, by: by === 'customer' ? ('buyer' as const) : ('seller' as const) },
    photos: (photos.get(messageId) ?? []).map(({ name }) => threadPhotoFile(name)),
  }));
};
