import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';

/** A message to the operator, or a report of a review. */
export interface InboxEntry {
  /** `M12` for a message, `R5-18` for the report of review 5 by account 18. */
  id: string;
  createdAt: Date;
  handledAt: Date | null;
  sender: { id: number | null; role: 'seller' | 'customer' | 'guest'; name: string; contact: string };
  text: string;
  topic: string | null;
  review: { id: number; productId: number; sellerId: number; stars: number; text: string } | null;
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
  const [written, reported] = await Promise.all([
    listMessages(db, { withClosed, limit }),
    listReports(db, { withClosed, limit }),
  ]);
  const newestFirst = (one: InboxEntry, other: InboxEntry) => other.createdAt.getTime() - one.createdAt.getTime();
  return [...written, ...reported].sort(newestFirst).slice(0, limit);
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
    ...{ id: `M${id}`, createdAt, handledAt, text: message, topic, review: null },
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
    ...{ id: `R${reviewId}-${accountId}`, createdAt, handledAt, sender, text: reason, topic: null, review },
  }));
}

/** Closes an entry; false where there is none with this id. A closed one keeps its time. */
export async function closeInboxEntry(db: Db, id: string, now: Date): Promise<boolean> {
  const [, message, review, account] = /^(?:M(\d{1,15})|R(\d{1,15})-(\d{1,15}))$/i.exec(id) ?? [];
  const handledAt = (column: typeof messages.handledAt | typeof reviewReports.handledAt) =>
    sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`;
  if (message) {
    const closed = db.update(messages).set({ handledAt: handledAt(messages.handledAt) });
    return (await closed.where(eq(messages.id, Number(message))).returning({ id: messages.id })).length > 0;
  }
  if (!review) return false;
  const isThis = and(eq(reviewReports.reviewId, Number(review)), eq(reviewReports.accountId, Number(account)));
  const closed = db.update(reviewReports).set({ handledAt: handledAt(reviewReports.handledAt) });
  return (await closed.where(isThis).returning({ id: reviewReports.reviewId })).length > 0;
}
