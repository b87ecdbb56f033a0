import { and, eq, sql } from 'drizzle-orm';
import type { ThreadMessage } from '../../../../contracts/communication/threads.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { notify } from '../../../platform/notifications/notify.service.ts';
import { threadMessages, threads } from '../../../schema/communication/threads.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { findWarning } from '../contact-masking/find-warning.service.ts';
import { maskContacts } from '../contact-masking/mask-contacts.service.ts';
import { markRead as markNotificationsRead } from '../notifications/read-notifications.service.ts';
import { languageOfText } from '../text-language.ts';
import { describeMessage } from './describe-thread.ts';
import { haveOrder } from './have-order.ts';
import { limitMessages, type MessageLimits } from './message-limits.service.ts';
import { messageNotice } from './message-notice.ts';
import {
  accountOn,
  isBlockedBetween,
  lockOwnThread,
  otherSide,
  type Participant,
  type ThreadRow,
} from './own-threads.service.ts';
import { getReplyTexts, textIn } from './quick-replies.service.ts';
import { storeEvent } from './thread-events.service.ts';
import { attachPhotos, listPhotos } from './thread-photos.service.ts';

type MessageRow = typeof threadMessages.$inferSelect;

export interface NewThreadMessage {
  threadId: string;
  key: string;
  text: string;
  /** Names of photos that were uploaded for this thread. */
  photos: string[];
  /** The quick reply whose words are sent. */
  quickReply: string | undefined;
  /** Of the page that it was written on. */
  language: Language;
}

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  limits: MessageLimits;
  now(): Date;
}

/** Stores a message for both sides; one that arrives again under its key is answered as it was stored. */
export async function sendMessage(deps: Deps, person: Participant, message: NewThreadMessage): Promise<ThreadMessage> {
  const sent = await storeMessage(deps, person, message);
  const [thread] = await deps.db
    .select({ sharesContacts: sql<boolean>`${haveOrder}` })
    .from(threads)
    .where(eq(threads.id, sent.threadId));
  const photos = (await listPhotos(deps.db, [sent.id])).get(sent.id) ?? [];
  const { language } = message;
  return describeMessage(sent, photos, {
    ...{ side: person.role, language, sharesContacts: thread?.sharesContacts ?? false },
  });
}

function storeMessage({ db, queue, limits, now }: Deps, person: Participant, message: NewThreadMessage) {
  return db.transaction(async (tx): Promise<MessageRow> => {
    const thread = await lockOwnThread(tx, person, message.threadId);
    const stored = await findByKey(tx, thread.id, person, message.key);
    if (stored && !(await isSame(tx, stored, message))) throw new AppError('key_used_before');
    if (stored) return stored;
    const other = accountOn(thread, otherSide(person.role));
    if (other === null) throw new AppError('thread_closed');
    if (await isBlockedBetween(tx, person.id, other)) throw new AppError('thread_blocked');
    const at = now();
    await limitMessages(tx, person, thread, limits, at);
    const words = await wordsOf(tx, person, thread, message);
    const { key } = message;
    const { role: side } = person;
    const values = { threadId: thread.id, side, ...words, key, createdAt: at };
    const [sent] = await tx.insert(threadMessages).values(values).returning();
    if (!sent) throw new Error('The message was not stored.');
    await attachPhotos(tx, { threadId: thread.id, messageId: sent.id, accountId: person.id }, message.photos);
    const own = person.role === 'customer' ? { customerReadId: sent.id } : { sellerReadId: sent.id };
    const changes = { lastMessageId: sent.id, lastMessageAt: at, customerArchivedAt: null, sellerArchivedAt: null };
    await tx
      .update(threads)
      .set({ ...changes, ...own })
      .where(eq(threads.id, thread.id));
    await storeEvent(tx, [person.id, other], { type: 'message', threadId: thread.id, messageId: sent.id }, at);
    await notify(
      tx,
      { queue },
      {
        ...{ accountId: other, notice: messageNotice, key: `message ${sent.id}`, at },
        parameters: { threadId: thread.id, reader: otherSide(side), name: await nameOf(tx, person) },
      },
    );
    return sent;
  });
}

/** The name that the other side sees; empty where a buyer gave none. */
async function nameOf(tx: Db, { id, role }: Participant): Promise<string> {
  const [sender] = await tx
    .select({ name: accounts.name, isDefault: accounts.hasDefaultName })
    .from(accounts)
    .where(eq(accounts.id, id));
  return sender && !(role === 'customer' && sender.isDefault) ? sender.name : '';
}

/** What a message says, in which language, and what its reader is not to see or to beware of. */
async function wordsOf(tx: Db, person: Participant, thread: ThreadRow, message: NewThreadMessage) {
  const { quickReply = null } = message;
  if (quickReply === null) {
    const text = cleanParagraphs(message.text);
    const language = languageOfText(text, message.language);
    return { text, language, maskedText: maskContacts(text), warning: findWarning(text), quickReply, texts: null };
  }
  const texts = await getReplyTexts(tx, person, thread, quickReply);
  const { text, language } = textIn(texts, message.language);
  const warning = findWarning(Object.values(texts).join('\n'));
  return { text, language, maskedText: maskContacts(text), warning, quickReply, texts };
}

/** Whether a message that arrives again is the one that was stored under its key. */
async function isSame(tx: Db, stored: MessageRow, { text, quickReply, photos }: NewThreadMessage): Promise<boolean> {
  const isSaid = quickReply === undefined ? stored.text === cleanParagraphs(text) : stored.quickReply === quickReply;
  const names = ((await listPhotos(tx, [stored.id])).get(stored.id) ?? []).map(({ name }) => name);
  return isSaid && names.join() === photos.join();
}

async function findByKey(tx: Db, threadId: number, { role }: Participant, key: string) {
  const isSame = and(eq(threadMessages.threadId, threadId), eq(threadMessages.side, role), eq(threadMessages.key, key));
  const [stored] = await tx.select().from(threadMessages).where(isSame);
  return stored;
}

/** Moves the caller's read position forward, at most to the newest message; both sides are told. */
export function markRead({ db, now }: Pick<Deps, 'db' | 'now'>, person: Participant, threadId: string, read: string) {
  return db.transaction(async (tx) => {
    const thread = await lockOwnThread(tx, person, threadId);
    const messageId = Math.min(Number(read), thread.lastMessageId ?? 0);
    const known = person.role === 'customer' ? thread.customerReadId : thread.sellerReadId;
    if (messageId <= known) return;
    const position = person.role === 'customer' ? { customerReadId: messageId } : { sellerReadId: messageId };
    await tx.update(threads).set(position).where(eq(threads.id, thread.id));
    const told = [person.id, accountOn(thread, otherSide(person.role))];
    await storeEvent(tx, told, { type: 'read', threadId: thread.id, messageId }, now());
    await markNotificationsRead(tx, person.id, { subject: `thread ${thread.id}` }, now());
  });
}

/** Puts a thread into the caller's archive, or back. */
export async function setArchived({ db, now }: Pick<Deps, 'db' | 'now'>, person: Participant, id: string, is: boolean) {
  const at = is ? now() : null;
  await db.transaction(async (tx) => {
    const thread = await lockOwnThread(tx, person, id);
    const change = person.role === 'customer' ? { customerArchivedAt: at } : { sellerArchivedAt: at };
    await tx.update(threads).set(change).where(eq(threads.id, thread.id));
  });
}
