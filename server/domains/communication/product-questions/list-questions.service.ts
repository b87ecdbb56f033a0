import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type {
  listQuestions,
  listShopQuestions,
  ProductQuestion,
} from '../../../../contracts/communication/product-questions.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { productQuestions, productQuestionVotes } from '../../../schema/communication/product-questions.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { findLiveProduct } from '../../marketplace/listings/listings.service.ts';
import { shortName } from '../../marketplace/reviews/reviews.service.ts';

const pageSize = 10;
const mostUsefulFirst = keyset(productQuestions.usefulCount, productQuestions.id, 'desc');
const newestFirst = keyset(productQuestions.createdAt, productQuestions.id, 'desc');
const english = alias(productTexts, 'english');
const own = alias(productTexts, 'own');

/** What everyone reads: without contact data. */
const shownText = sql`coalesce(${productQuestions.maskedText}, ${productQuestions.text})`;
const shownAnswer = sql`coalesce(${productQuestions.maskedAnswer}, ${productQuestions.answer}, '')`;

/** One page of the questions on a product, the most useful first; `callerId` is who reads, if they are signed in. */
export async function listPublicQuestions(db: Db, query: z.output<typeof listQuestions.body>, callerId: number | null) {
  const product = await findLiveProduct(db, query.product_id);
  if (!product) throw new AppError('product_not_found');
  const rows = await select(db, query.language, callerId)
    .where(
      and(eq(productQuestions.productId, product.id), contains(query.q), mostUsefulFirst.afterCursor(query.cursor)),
    )
    .orderBy(...mostUsefulFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ question: { usefulCount, id } }) => [usefulCount, id]);
  return { questions: page.map(describe), next_cursor: nextCursor };
}

/** One page of the questions on a seller's products, newest first. */
export async function listQuestionsOfShop(db: Db, sellerId: number, query: z.output<typeof listShopQuestions.body>) {
  const { language, cursor, is_unanswered: isUnanswered } = query;
  const rows = await select(db, language, sellerId)
    .where(
      and(
        eq(productQuestions.sellerId, sellerId),
        isUnanswered ? isNull(productQuestions.answer) : undefined,
        newestFirst.afterCursor(cursor),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ question: { createdAt, id } }) => [createdAt, id]);
  return { questions: page.map(describe), next_cursor: nextCursor };
}

/** One question as its asker or the seller sees it. */
export async function readQuestion(db: Db, id: number, language: Language, callerId: number): Promise<ProductQuestion> {
  const [row] = await select(db, language, callerId).where(eq(productQuestions.id, id));
  if (!row) throw new AppError('question_not_found');
  return describe(row);
}

/** What is masked is not found either, or the search would tell hidden digits one by one. */
function contains(words: string): SQL | undefined {
  const asked = words.trim().toLowerCase();
  if (!asked) return undefined;
  const pattern = `%${asked.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(lower(${shownText}) like ${pattern} or lower(${shownAnswer}) like ${pattern})`;
}

function select(db: Db, language: Language, callerId: number | null) {
  const isVoted = sql<boolean>`exists (select from ${productQuestionVotes}
    where ${productQuestionVotes.questionId} = ${productQuestions.id} and ${productQuestionVotes.customerId} = ${callerId})`;
  return db
    .select({
      question: getTableColumns(productQuestions),
      // The name that a new account gets says nothing.
      author: sql<string>`case when ${accounts.hasDefaultName} then '' else ${accounts.name} end`,
      // A paused or removed product is named nowhere.
      title: sql<string>`case when ${products.isLive} then coalesce(${own.title}, ${english.title}) else '' end`,
      isYours: sql<boolean>`coalesce(${productQuestions.customerId} = ${callerId}, false)`,
      isVoted,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(accounts, eq(accounts.id, productQuestions.customerId))
    .innerJoin(english, and(eq(english.productId, productQuestions.productId), eq(english.language, 'en')))
    .leftJoin(own, and(eq(own.productId, productQuestions.productId), eq(own.language, language)))
    .$dynamic();
}

interface Row {
  question: typeof productQuestions.$inferSelect;
  author: string;
  title: string;
  isYours: boolean;
  isVoted: boolean;
}

function describe({ question, author, title, isYours, isVoted }: Row): ProductQuestion {
  const { maskedText, maskedAnswer } = question;
  return {
    id: String(question.id),
    text: maskedText ?? question.text,
    language: question.language,
    author: shortName(author),
    created_at: question.createdAt.toISOString(),
    answer: maskedAnswer ?? question.answer,
    answer_language: question.answerLanguage,
    is_masked: maskedText !== null || maskedAnswer !== null,
    useful_count: question.usefulCount,
    product_id: String(question.productId),
    product_title: title,
    is_yours: isYours,
    is_useful_to_you: isVoted,
  };
}
