import { and, eq, type SQL } from 'drizzle-orm';
import { threadReports } from '../../../schema/communication/threads.ts';
import { reviewReports } from '../../../schema/marketplace/reviews.ts';

export interface ReportId {
  type: 'review' | 'thread';
  /** The review or the conversation. */
  subjectId: number;
  /** Who reported it. */
  accountId: number;
}

/** Reads `R5-18` or `T5-18`; null where it is neither. */
export function readReportId(id: string): ReportId | null {
  const [, type, subject, account] = /^([RT])(\d{1,15})-(\d{1,15})$/i.exec(id) ?? [];
  if (!type) return null;
  return {
    type: type.toUpperCase() === 'T' ? 'thread' : 'review',
    subjectId: Number(subject),
    accountId: Number(account),
  };
}

export const writeReportId = ({ type, subjectId, accountId }: ReportId): string =>
  `${type === 'thread' ? 'T' : 'R'}${subjectId}-${accountId}`;

/** Reads `M12`; null where it is none. */
export function readMessageId(id: string): number | null {
  const [, message] = /^M(\d{1,15})$/i.exec(id) ?? [];
  return message ? Number(message) : null;
}

/** Matches the row of a report in the table of its type. */
export function isReport({ type, subjectId, accountId }: ReportId): SQL | undefined {
  return type === 'thread'
    ? and(eq(threadReports.threadId, subjectId), eq(threadReports.accountId, accountId))
    : and(eq(reviewReports.reviewId, subjectId), eq(reviewReports.accountId, accountId));
}
