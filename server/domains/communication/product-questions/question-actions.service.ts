import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  productQuestionReports,
  productQuestions,
  productQuestionVotes,
} from '../../../schema/communication/product-questions.ts';
import { products } from '../../../schema/marketplace/listings.ts';

interface Vote {
  customerId: number;
  questionId: string;
  isUseful: boolean;
}

/** Counts a customer once among those who find a question of somebody else useful, or not any more; answers how many do. */
export function setUseful(db: Db, { customerId, questionId, isUseful }: Vote, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const { id } = await getPublic(tx, questionId, customerId);
    const vote = { questionId: id, customerId, createdAt: now };
    const isOwnVote = and(eq(productQuestionVotes.questionId, id), eq(productQuestionVotes.customerId, customerId));
    if (isUseful) await tx.insert(productQuestionVotes).values(vote).onConflictDoNothing();
    else await tx.delete(productQuestionVotes).where(isOwnVote);
    const [counted] = await tx
      .select({ usefulCount: productQuestions.usefulCount })
      .from(productQuestions)
      .where(eq(productQuestions.id, id));
    return counted?.usefulCount ?? 0;
  });
}

/** Deletes a question of the customer, with its answer. */
export async function deleteOwn(db: Db, customerId: number, questionId: string): Promise<void> {
  const isOwn = and(eq(productQuestions.id, Number(questionId)), eq(productQuestions.customerId, customerId));
  const deleted = await db.delete(productQuestions).where(isOwn).returning({ id: productQuestions.id });
  if (deleted.length === 0) throw new AppError('question_not_found');
}

interface Report {
  accountId: number;
  questionId: string;
  reason: string;
}

/** Puts a question before the operator; a second report of the same person opens the first one again. */
export async function saveQuestionReport(db: Db, { accountId, questionId, reason }: Report, now: Date): Promise<void> {
  const { id } = await getPublic(db, questionId);
  const report = { reason: cleanParagraphs(reason), createdAt: now, handledAt: null };
  await db
    .insert(productQuestionReports)
    .values({ questionId: id, accountId, ...report })
    .onConflictDoUpdate({ target: [productQuestionReports.questionId, productQuestionReports.accountId], set: report });
}

/** A question that everyone can read, of somebody else where one is named. */
async function getPublic(db: Db, questionId: string, notOf?: number): Promise<{ id: number }> {
  const isOther = notOf === undefined ? undefined : ne(productQuestions.customerId, notOf);
  const [question] = await db
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .innerJoin(products, and(eq(products.id, productQuestions.productId), products.isLive))
    .where(and(eq(productQuestions.id, Number(questionId)), isOther));
  if (!question) throw new AppError('question_not_found');
  return question;
}
