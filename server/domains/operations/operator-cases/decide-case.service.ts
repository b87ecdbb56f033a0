import type { z } from 'zod';
import type { settleContactMessage } from '../../../../contracts/communication/operator-messages.ts';
import type { decideOperatorReport } from '../../../../contracts/communication/operator-reports.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { settleMessage } from '../../communication/inbox/contact-messages.service.ts';
import { closeReport } from '../../communication/inbox/open-reports.service.ts';
import { removeReview } from '../../marketplace/reviews/reviews.service.ts';
import { recordAction } from '../audit/audit.service.ts';

export interface CaseDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  secrets: SecretBox;
  now(): Date;
}

/** Closes a report with a decision, once, and writes down who decided what and why. */
export function decideReport(
  { db, secrets, now }: CaseDeps,
  actor: string,
  { id, version, decision, note: typed }: z.output<typeof decideOperatorReport.body>,
): Promise<void> {
  const note = cleanParagraphs(typed);
  const isRemoval = decision === 'remove';
  return db.transaction(async (tx) => {
    const { type, subjectId } = await closeReport(tx, id, version, now());
    // Only a review can be removed; and it cannot be brought back, so the reason is kept.
    if (isRemoval && type !== 'review') throw new AppError('bad_input', { key: 'remove_review_only' });
    if (isRemoval && !note) throw new AppError('bad_input', { key: 'decision_without_note' });
    if (isRemoval) await removeReview(tx, subjectId);
    const action = isRemoval ? 'review_removed' : 'report_kept';
    await recordAction(tx, secrets, { actor, action, subject: id, note }, now());
  });
}

/** Answers a message by mail or closes it without an answer, once, and writes down who did. */
export function answerMessage(
  { db, queue, secrets, now }: CaseDeps,
  actor: string,
  settled: z.output<typeof settleContactMessage.body>,
): Promise<{ isAnswered: boolean }> {
  return db.transaction(async (tx) => {
    const { isAnswered } = await settleMessage(tx, queue, settled, now());
    const action = isAnswered ? 'message_answered' : 'message_closed';
    await recordAction(tx, secrets, { actor, action, subject: settled.id }, now());
    return { isAnswered };
  });
}
