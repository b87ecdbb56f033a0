import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { assistantActions } from '../../../schema/communication/assistant-actions.ts';
import { contactCodes, mailSettings, mails } from '../../../schema/communication/mails.ts';
import { messages } from '../../../schema/communication/messages.ts';
import {
  notificationChoices,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from '../../../schema/communication/notifications.ts';
import {
  productQuestionReports,
  productQuestions,
  productQuestionVotes,
} from '../../../schema/communication/product-questions.ts';
import { quickReplies } from '../../../schema/communication/quick-replies.ts';
import { threadPhotos } from '../../../schema/communication/thread-photos.ts';
import { threadBlocks, threadMessages, threadReports, threads } from '../../../schema/communication/threads.ts';

/** Mails to the account and codes that were sent to it, without what would let somebody in, and what it wrote to the operator and to others. */
export async function collectCommunicationData(db: Db, id: number): Promise<Record<string, unknown>> {
  const { purpose, contact, createdAt, usedAt } = contactCodes;
  const [codes, settings] = await Promise.all([
    db.select({ purpose, contact, createdAt, usedAt }).from(contactCodes).where(eq(contactCodes.accountId, id)),
    db.select().from(mailSettings).where(eq(mailSettings.accountId, id)),
  ]);
  return {
    mails: {
      sent: withoutParameters(readInPages(db, mails, mails.id, eq(mails.accountId, id))),
      codes,
      are_stopped: settings.some(({ isStopped }) => isStopped),
    },
    assistant_actions: readInPages(db, assistantActions, assistantActions.id, eq(assistantActions.sellerId, id)),
    conversations: await collectThreads(db, id),
    product_questions: await collectQuestions(db, id),
    notifications: await collectNotifications(db, id),
    messages: readInPages(db, messages, messages.id, eq(messages.accountId, id)),
  };
}

/** The words of the account alone; those of the other side are that person's data. */
async function collectThreads(db: Db, id: number) {
  const isOwn = sql`${id} in (${threads.customerId}, ${threads.sellerId})`;
  const own = db.select({ id: threads.id }).from(threads).where(isOwn);
  const isWritten = sql`${threadMessages.side} = (select role from accounts where id = ${id})`;
  const isOfOwn = sql`${inArray(threadMessages.threadId, own)} and ${isWritten}`;
  return {
    threads: readInPages(db, threads, threads.id, isOwn),
    sent: readInPages(db, threadMessages, threadMessages.id, isOfOwn),
    photos: await db.select().from(threadPhotos).where(eq(threadPhotos.accountId, id)),
    quick_replies: await db.select().from(quickReplies).where(eq(quickReplies.sellerId, id)),
    blocked: await db.select().from(threadBlocks).where(eq(threadBlocks.accountId, id)),
    reports: await db.select().from(threadReports).where(eq(threadReports.accountId, id)),
  };
}

/** What a customer asked about products and found useful, what a seller answered, and what either reported. */
async function collectQuestions(db: Db, id: number) {
  const { id: questionId, productId, answer, answerLanguage, answeredAt } = productQuestions;
  const [asked, answered, useful, reports] = await Promise.all([
    db.select().from(productQuestions).where(eq(productQuestions.customerId, id)),
    db
      .select({ questionId, productId, answer, answerLanguage, answeredAt })
      .from(productQuestions)
      .where(sql`${productQuestions.sellerId} = ${id} and ${productQuestions.answer} is not null`),
    db.select().from(productQuestionVotes).where(eq(productQuestionVotes.customerId, id)),
    db.select().from(productQuestionReports).where(eq(productQuestionReports.accountId, id)),
  ]);
  return { asked, answered, useful, reports };
}

/** What the account was told of and how it wants to be; the keys of its browsers are theirs alone. */
async function collectNotifications(db: Db, id: number) {
  const { endpoint, createdAt } = pushSubscriptions;
  const [choices, settings, browsers] = await Promise.all([
    db.select().from(notificationChoices).where(eq(notificationChoices.accountId, id)),
    db.select().from(notificationSettings).where(eq(notificationSettings.accountId, id)),
    db.select({ endpoint, createdAt }).from(pushSubscriptions).where(eq(pushSubscriptions.accountId, id)),
  ]);
  return {
    told: readInPages(db, notifications, notifications.id, eq(notifications.accountId, id)),
    ...{ choices, settings, browsers },
  };
}

/** Parameters of a mail may hold a code that lets somebody in. */
async function* withoutParameters(sent: AsyncIterable<typeof mails.$inferSelect>) {
  for await (const { parameters: _, ...mail } of sent) yield mail;
}
