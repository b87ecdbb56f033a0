import { and, asc, eq } from 'drizzle-orm';
import type { OfferedReply, OwnReply, QuickReplyTexts } from '../../../../contracts/communication/quick-replies.ts';
import { maxQuickReplies } from '../../../../contracts/communication/thread-rules.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { idPattern } from '../../../../contracts/input/id-parameter.ts';
import { type Language, languages } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { quickReplies } from '../../../schema/communication/quick-replies.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { getOwnThread, type Participant, type ThreadRow } from './own-threads.service.ts';
import { findUsualReply, writeUsualReplies } from './usual-replies.service.ts';

/** What a person can say in a thread with one press: a seller's own replies, then the usual ones. */
export async function offerReplies(
  db: Db,
  person: Participant,
  threadId: string,
  language: Language,
): Promise<OfferedReply[]> {
  const thread = await getOwnThread(db, person, threadId);
  const own = person.role === 'seller' ? await listOwnReplies(db, person.id) : [];
  const usual = await writeUsualReplies(db, thread, person.role);
  return [
    ...own.map(({ id, texts }) => ({ id, text: textIn(texts, language).text, is_own: true })),
    ...usual.map(({ id, texts }) => ({ id, text: texts[language], is_own: false })),
  ];
}

/** The words of a quick reply that may be sent in a thread, in all of its languages. */
export async function getReplyTexts(
  db: Db,
  person: Participant,
  thread: ThreadRow,
  id: string,
): Promise<QuickReplyTexts> {
  const texts = idPattern.test(id)
    ? (await listOwnReplies(db, person.id)).find((reply) => reply.id === id)?.texts
    : await findUsualReply(db, thread, person.role, id);
  if (!texts) throw new AppError('quick_reply_not_found');
  return texts;
}

/** A text in a language, or in the first one that it has. */
export function textIn(texts: QuickReplyTexts, language: Language): { text: string; language: Language } {
  const found = texts[language] === undefined ? languages.find((other) => texts[other] !== undefined) : language;
  return { text: texts[found ?? language] ?? '', language: found ?? language };
}

export async function listOwnReplies(db: Db, sellerId: number): Promise<OwnReply[]> {
  const rows = await db
    .select({ id: quickReplies.id, texts: quickReplies.texts })
    .from(quickReplies)
    .where(eq(quickReplies.sellerId, sellerId))
    .orderBy(asc(quickReplies.id))
    .limit(maxQuickReplies);
  return rows.map(({ id, texts }) => ({ id: String(id), texts }));
}

interface NewReply {
  id?: string | undefined;
  texts: QuickReplyTexts;
}

/** Adds a quick reply, or changes one of the seller. */
export function saveOwnReply(db: Db, sellerId: number, { id, texts }: NewReply, now: Date): Promise<OwnReply> {
  return db.transaction(async (tx) => {
    // Two that are added at the same time are counted one after the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sellerId)).for('no key update');
    const values = { sellerId, texts, changedAt: now };
    if (id === undefined && (await tx.$count(quickReplies, eq(quickReplies.sellerId, sellerId))) >= maxQuickReplies) {
      throw new AppError('too_many_quick_replies');
    }
    const [saved] =
      id === undefined
        ? await tx.insert(quickReplies).values(values).returning()
        : await tx.update(quickReplies).set(values).where(isOwn(sellerId, id)).returning();
    if (!saved) throw new AppError('quick_reply_not_found');
    return { id: String(saved.id), texts: saved.texts };
  });
}

export async function deleteOwnReply(db: Db, sellerId: number, id: string): Promise<void> {
  const deleted = await db.delete(quickReplies).where(isOwn(sellerId, id)).returning({ id: quickReplies.id });
  if (deleted.length === 0) throw new AppError('quick_reply_not_found');
}

const isOwn = (sellerId: number, id: string) =>
  and(eq(quickReplies.id, Number(id)), eq(quickReplies.sellerId, sellerId));
