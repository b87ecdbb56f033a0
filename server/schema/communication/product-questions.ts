import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from '../marketplace/listings.ts';

const id = () => bigint({ mode: 'number' });
const time = () => timestamp({ precision: 3, withTimezone: true });
const accountId = () =>
  id()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const questionId = () =>
  id()
    .notNull()
    .references(() => productQuestions.id, { onDelete: 'cascade' });

/** What a customer asks about a product, with the seller's answer; everyone reads both. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    productId: id()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sellerId: accountId(),
    customerId: accountId(),
    /** As it was written; only the operator and its author get it where it is masked. */
    text: text().notNull(),
    /** What everyone reads where the words hold contact data. */
    maskedText: text(),
    language: text({ enum: languages }).notNull(),
    answer: text(),
    maskedAnswer: text(),
    answerLanguage: text({ enum: languages }),
    answeredAt: time(),
    /** How many customers find it useful; a trigger counts their votes. */
    usefulCount: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    index('product_questions_of_product').on(table.productId, table.usefulCount, table.id),
    index('product_questions_of_seller').on(table.sellerId, table.createdAt, table.id),
    // What is sent twice is stored once.
    uniqueIndex('product_questions_once').on(table.customerId, table.productId, sql`md5(${table.text})`),
  ],
);

/** Who finds a question useful. */
export const productQuestionVotes = pgTable(
  'product_question_votes',
  { questionId: questionId(), customerId: accountId(), createdAt: time().notNull() },
  (table) => [
    primaryKey({ columns: [table.questionId, table.customerId] }),
    index('product_question_votes_by_customer').on(table.customerId),
  ],
);

/** Reports of questions to the operator, one for each person and question. */
export const productQuestionReports = pgTable(
  'product_question_reports',
  {
    questionId: questionId(),
    accountId: accountId(),
    reason: text().notNull(),
    createdAt: time().notNull(),
    /** When the operator closed it; null while it is open, and again after a new report of the same person. */
    handledAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.accountId] }),
    index('product_question_reports_by_account').on(table.accountId),
  ],
);
