import { and, desc, eq, lt } from 'drizzle-orm';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { threadMessages } from '../../../schema/communication/threads.ts';
import { describeMessage } from './describe-thread.ts';
import { getThreadDescription } from './list-threads.service.ts';
import type { Participant } from './own-threads.service.ts';
import { listPhotos } from './thread-photos.service.ts';

const pageSize = 50;

/** A thread of the caller with its newest messages or with those before a cursor, oldest first. */
export async function readOwnThread(
  db: Db,
  person: Participant,
  id: string,
  { language, cursor }: { language: Language; cursor?: string | undefined },
) {
  const thread = await getThreadDescription(db, person, id, language);
  const [before] = cursor ? readCursor(cursor, 1) : [];
  const isBefore = before === undefined ? undefined : lt(threadMessages.id, before);
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, Number(thread.id)), isBefore))
    .orderBy(desc(threadMessages.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const first = rows.length > pageSize ? page.at(-1) : undefined;
  const photos = await listPhotos(
    db,
    page.map((row) => row.id),
  );
  const reader = { side: person.role, language, sharesContacts: thread.shares_contacts };
  return {
    thread,
    messages: page.reverse().map((row) => describeMessage(row, photos.get(row.id) ?? [], reader)),
    next_cursor: first ? writeCursor([first.id]) : null,
  };
}
