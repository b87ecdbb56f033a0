import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { productQuestionReports, productQuestions } from '../../../schema/communication/product-questions.ts';
import { threadReports } from '../../../schema/communication/threads.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';
import { type ReportedThread, readReportedThread } from '../messages/reported-thread.service.ts';

/** A message to the operator, or a report of a review, of a conversation or of a question on a product. */
export interface InboxEntry {
  /** `M12` for a message, `R5-18` for the report of review 5 by account 18, `T5-18` for that of thread 5, `Q5-18` for that of question 5. */
  id: string;
  createdAt: Date;
  handledAt: Date | null;
  sender: { id: number | null; role: 'seller' | 'customer' | 'guest'; name: string; contact: string };
  text: string;
  topic: string | null;
  review: { id: number; productId: number; sellerId: number; stars: number; text: string } | null;
  thread: ReportedThread | null;
  question: { id: number; productId: number; sellerId: number; text: string; answer: string | null } | null;
}

const sender = {
  id: accounts.id,
  role: accounts.role,
  name: accounts.name,
  contact: sql<string>`coalesce(${accounts.email}, ${accounts.phone}, '')`,
};

interface InboxQuery {
  /** Whether closed entries are listed too. */
  withClosed: boolean;
  limit: number;
}

/** What people wrote to the operator, newest first. */
export async function listInbox(db: Db, { withClosed, limit }: InboxQuery): Promise<InboxEntry[]> {
  const [written, reported, threads, questions] = await Promise.all([
    listMessages(db, { withClosed, limit }),
    listReports(db, { withClosed, limit }),
    listThreadReports(db, { withClosed, limit }),
    listQuestionReports(db, { withClosed, limit }),
  ]);
  const newestFirst = (one: InboxEntry, other: InboxEntry) => other.createdAt.getTime() - one.createdAt.getTime();
  return [...written, ...reported, ...threads, ...questions].sort(newestFirst).slice(0, limit);
}

async function listMessages(db: Db, { withClosed, limit }: InboxQuery): Promise<InboxEntry[]> {
  const rows = await db
    .select({ message: messages, sender })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.accountId))
    .where(withClosed ? undefined : isNull(messages.handledAt))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
  return rows.map(({ message: { id, createdAt, handledAt, topic, message, guestName, guestEmail }, sender }) => ({
    ...{ id: `M${id}`, createdAt, handledAt, text: message, topic, review: null, thread: null, question: null },
    sender: sender ?? { id: null, role: 'guest', name: guestName ?? '', contact: guestEmail ?? '' },
  }));
}

async function listReports(db: Db, { withClosed, limit }: InboxQuery): Promise<InboxEntry[]> {
  const { id, stars, text, productId, sellerId } = reviews;
  const rows = await db
    .select({ report: reviewReports, sender, review: { id, stars, text, productId, sellerId } })
    .from(reviewReports)
    .innerJoin(accounts, eq(accounts.id, reviewReports.accountId))
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(withClosed ? undefined : isNull(reviewReports.handledAt))
    .orderBy(desc(reviewReports.createdAt), desc(reviewReports.reviewId))
    .limit(limit);
  return rows.map(({ report: { reviewId, accountId, createdAt, handledAt, reason }, sender, review }) => ({
    ...{
      id: `R${reviewId}-${accountId}`,
      createdAt,
      handledAt,
      sender,
      text: reason,
      topic: null,
      review,
      thread: null,
      question: null,
    },
  }));
}

async function listThreadReports(db: Db, { withClosed, limit }: InboxQuery): Promise<InboxEntry[]> {
  const rows = await db
    .select({ report: threadReports, sender })
    .from(threadReports)
    .innerJoin(accounts, eq(accounts.id, threadReports.accountId))
    .where(withClosed ? undefined : isNull(threadReports.handledAt))
    .orderBy(desc(threadReports.createdAt), desc(threadReports.threadId))
    .limit(limit);
  const entries: InboxEntry[] = [];
  for (const { report, sender } of rows) {
    const { threadId, accountId, createdAt, handledAt, reason } = report;
    entries.push({
      ...{ id: `T${threadId}-${accountId}`, createdAt, handledAt, sender, text: reason, topic: null, review: null },
      ...{ thread: await readReportedThread(db, threadId), question: null },
    });
  }
  return entries;
}

async function listQuestionReports(db: Db, { withClosed, limit }: InboxQuery): Promise<InboxEntry[]> {
  const { id, productId, sellerId, text, answer } = productQuestions;
  const rows = await db
    .select({ report: productQuestionReports, sender, question: { id, productId, sellerId, text, answer } })
    .from(productQuestionReports)
    .innerJoin(accounts, eq(accounts.id, productQuestionReports.accountId))
    .innerJoin(productQuestions, eq(productQuestions.id, productQuestionReports.questionId))
    .where(withClosed ? undefined : isNull(productQuestionReports.handledAt))
    .orderBy(desc(productQuestionReports.createdAt), desc(productQuestionReports.questionId))
    .limit(limit);
  return rows.map(({ report: { questionId, accountId, createdAt, handledAt, reason }, sender, question }) => ({
    ...{ id: `Q${questionId}-${accountId}`, createdAt, handledAt, sender, text: reason, question },
    ...{ topic: null, review: null, thread: null },
  }));
}

/** Closes an entry; false where there is none with this id. A closed one keeps its time. */
export async function closeInboxEntry(db: Db, id: string, now: Date): Promise<boolean> {
  const [, message, type, reported, account] = /^(?:M(\d{1,15})|([RTQ])(\d{1,15})-(\d{1,15}))$/i.exec(id) ?? [];
  if (message) return closeRow(db, messages, eq(messages.id, Number(message)), now);
  if (!type) return false;
  const { table, column } = reportTables[type.toUpperCase() as keyof typeof reportTables];
  return closeRow(db, table, and(eq(column, Number(reported)), eq(table.accountId, Number(account))), now);
}

/** Where reports are stored, and of what, by the letter of their entries. */
const reportTables = {
  R: { table: reviewReports, column: reviewReports.reviewId },
  T: { table: threadReports, column: threadReports.threadId },
  Q: { table: productQuestionReports, column: productQuestionReports.questionId },
};

async function closeRow(
  db: Db,
  table: typeof messages | typeof reviewReports | typeof threadReports | typeof productQuestionReports,
  isThis: SQL | undefined,
  now: Date,
): Promise<boolean> {
  const handledAt = sql`coalesce(${table.handledAt}, ${now.toISOString()}::timestamptz)`;
  const closed = await db.update(table).set({ handledAt }).where(isThis).returning({ handledAt: table.handledAt });
  return closed.length > 0;
}
