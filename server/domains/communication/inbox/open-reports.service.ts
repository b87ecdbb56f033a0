import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { OperatorReport, ReportEvidence } from '../../../../contracts/communication/operator-reports.ts';
import { hourMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { threadReports } from '../../../schema/communication/threads.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';
import { readReportedThread } from '../messages/reported-thread.service.ts';
import { isReport, type ReportId, readReportId, writeReportId } from './inbox-ids.ts';

const pageSize = 20;
/** A report should be decided within a day. */
const dueAfterMs = 24 * hourMs;

interface Row {
  is_thread: 0 | 1;
  subject_id: number;
  account_id: number;
  reason: string;
  created_at: Date;
}

/** Open reports of reviews and of conversations in one list, oldest first. */
export async function listOpenReports(
  db: Db,
  cursor: string | undefined,
  limit = pageSize,
): Promise<{ reports: OperatorReport[]; next_cursor: string | null }> {
  const after = cursor ? readCursor(cursor, 4) : null;
  // Each half is cut before they are joined, so that only a page of either index is read.
  const half = (isThread: 0 | 1, table: typeof reviewReports | typeof threadReports, subject: SQL) => sql`
    (select ${sql.raw(String(isThread))}::int as is_thread, ${subject} as subject_id, account_id, reason, created_at
    from ${table} where handled_at is null${afterRow(isThread, subject, after)}
    order by created_at, subject_id, account_id limit ${limit + 1})`;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    ${half(0, reviewReports, sql`review_id`)} union all ${half(1, threadReports, sql`thread_id`)}
    order by created_at, is_thread, subject_id, account_id limit ${limit + 1}`);
  const found = rows.map((row) => ({
    ...(row as unknown as Row),
    subject_id: Number(row.subject_id),
    account_id: Number(row.account_id),
    created_at: new Date(row.created_at as string),
  }));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    reports: page.map(describe),
    next_cursor:
      found.length > limit && last
        ? writeCursor([last.created_at.getTime(), last.is_thread, last.subject_id, last.account_id])
        : null,
  };
}

function afterRow(isThread: 0 | 1, subject: SQL, after: readonly number[] | null): SQL {
  if (!after) return sql``;
  const [time = 0, ...rest] = after;
  const at = sql`${new Date(time).toISOString()}::timestamptz`;
  const [type, subjectId, accountId] = rest.map((value) => sql`${value}::bigint`);
  return sql` and (created_at, ${sql.raw(String(isThread))}::bigint, ${subject}, account_id) > (${at}, ${type}, ${subjectId}, ${accountId})`;
}

function describe({ is_thread, subject_id, account_id, reason, created_at }: Row): OperatorReport {
  const type = is_thread ? ('thread' as const) : ('review' as const);
  return {
    id: writeReportId({ type, subjectId: subject_id, accountId: account_id }),
    ...{ type, reason, created_at: created_at.toISOString() },
    due_at: new Date(created_at.getTime() + dueAfterMs).toISOString(),
  };
}

/** An open report with what was reported. */
export async function readOpenReport(db: Db, idText: string): Promise<ReportEvidence> {
  const id = requireReportId(idText);
  const table = id.type === 'thread' ? threadReports : reviewReports;
  const reporter = { id: accounts.id, role: accounts.role, name: accounts.name };
  const [found] = await db
    .select({ reason: table.reason, createdAt: table.createdAt, reporter })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, table.accountId))
    .where(and(isReport(id), isNull(table.handledAt)));
  if (!found) throw new AppError('case_not_found');
  const row = { is_thread: id.type === 'thread' ? 1 : 0, subject_id: id.subjectId, account_id: id.accountId } as const;
  return {
    ...describe({ ...row, reason: found.reason, created_at: found.createdAt }),
    version: found.createdAt.toISOString(),
    reporter: { ...found.reporter, id: String(found.reporter.id) },
    review: id.type === 'review' ? await readReview(db, id.subjectId) : null,
    thread: id.type === 'thread' ? await readThread(db, id.subjectId) : null,
  };
}

async function readReview(db: Db, reviewId: number): Promise<ReportEvidence['review']> {
  const { id, productId, sellerId, stars, text } = reviews;
  const [review] = await db.select({ id, productId, sellerId, stars, text }).from(reviews).where(eq(id, reviewId));
  if (!review) return null;
  const { id: number, productId: product, sellerId: seller, ...words } = review;
  return { ...words, id: String(number), product_id: String(product), seller_id: String(seller) };
}

async function readThread(db: Db, threadId: number): Promise<ReportEvidence['thread']> {
  const thread = await readReportedThread(db, threadId);
  if (!thread) return null;
  const messages = thread.messages.map(({ side, text, photos, createdAt }) => ({
    ...{ side, text, photos: photos.length, created_at: createdAt.toISOString() },
  }));
  return { subject: thread.subject, subject_id: String(thread.subjectId), messages };
}

/**
 * Closes the version of a report that was decided about; a second decision, or one about a report that was written anew
 * since, is refused.
 */
export async function closeReport(tx: Db, idText: string, version: string, now: Date): Promise<ReportId> {
  const id = requireReportId(idText);
  const table = id.type === 'thread' ? threadReports : reviewReports;
  const [report] = await tx
    .select({ createdAt: table.createdAt, handledAt: table.handledAt })
    .from(table)
    .where(isReport(id))
    .for('update');
  if (!report) throw new AppError('case_not_found');
  if (report.handledAt || report.createdAt.toISOString() !== version) throw new AppError('case_changed');
  await tx.update(table).set({ handledAt: now }).where(isReport(id));
  return id;
}

function requireReportId(text: string): ReportId {
  const id = readReportId(text);
  if (!id) throw new AppError('case_not_found');
  return id;
}
