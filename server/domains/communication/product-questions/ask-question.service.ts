import { and, count, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { notify } from '../../../platform/notifications/notify.service.ts';
import { productQuestions } from '../../../schema/communication/product-questions.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { findLiveProduct } from '../../marketplace/listings/listings.service.ts';
import { maskContacts } from '../contact-masking/mask-contacts.service.ts';
import type { MessageLimits } from '../messages/message-limits.service.ts';
import { isBlockedBetween } from '../messages/own-threads.service.ts';
import { languageOfText } from '../text-language.ts';
import { questionNotice } from './question-notices.ts';

/** Questions count like conversations that are begun, each on its own. */
type QuestionLimits = Pick<MessageLimits, 'threadsPerDay' | 'newAccountThreadsPerDay'>;

export interface QuestionDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  limits: QuestionLimits;
  now(): Date;
}

interface NewQuestion {
  customerId: number;
  productId: string;
  text: string;
  /** Of the page that it was written on. */
  language: Language;
}

/** Stores a question and tells the seller; the same words of a customer on a product are stored once. */
export function ask({ db, queue, limits, now }: QuestionDeps, asked: NewQuestion): Promise<number> {
  return db.transaction(async (tx) => {
    const product = await findLiveProduct(tx, asked.productId);
    if (!product) throw new AppError('product_not_found');
    const { customerId } = asked;
    const { id: productId, sellerId } = product;
    const text = cleanParagraphs(asked.text);
    const at = now();
    const asker = await lockAsker(tx, customerId, sellerId);
    const isSame = and(
      eq(productQuestions.customerId, customerId),
      eq(productQuestions.productId, productId),
      sql`md5(${productQuestions.text}) = md5(${text})`,
    );
    const [earlier] = await tx.select({ id: productQuestions.id }).from(productQuestions).where(isSame);
    if (earlier) return earlier.id;
    if (await isBlockedBetween(tx, customerId, sellerId)) throw new AppError('thread_blocked');
    await limitQuestions(tx, { id: customerId, createdAt: asker.createdAt }, limits, at);
    const words = { text, maskedText: maskContacts(text), language: languageOfText(text, asked.language) };
    const values = { productId, sellerId, customerId, ...words, createdAt: at };
    const [stored] = await tx.insert(productQuestions).values(values).returning({ id: productQuestions.id });
    if (!stored) throw new Error('The question was not stored.');
    await notify(
      tx,
      { queue },
      {
        ...{ accountId: sellerId, notice: questionNotice, key: `question ${stored.id}`, at },
        parameters: { questionId: stored.id, ...(await describeProduct(tx, productId)) },
      },
    );
    return stored.id;
  });
}

/** The account that asks, locked so that concurrent questions are counted one after the other. Shared accounts ask only the demo shop. */
async function lockAsker(tx: Db, customerId: number, sellerId: number) {
  const { id, isDemo, createdAt } = accounts;
  const [asker] = await tx.select({ isDemo, createdAt }).from(accounts).where(eq(id, customerId)).for('no key update');
  if (!asker) throw new AppError('not_signed_in');
  const [seller] = await tx.select({ isDemo }).from(accounts).where(eq(id, sellerId));
  if (asker.isDemo && !seller?.isDemo) throw new AppError('not_for_demo');
  return asker;
}

async function limitQuestions(
  tx: Db,
  asker: { id: number; createdAt: Date },
  limits: QuestionLimits,
  now: Date,
): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs);
  const isRecent = and(eq(productQuestions.customerId, asker.id), gt(productQuestions.createdAt, yesterday));
  const [asked] = await tx.select({ count: count() }).from(productQuestions).where(isRecent);
  const allowed = asker.createdAt > yesterday ? limits.newAccountThreadsPerDay : limits.threadsPerDay;
  if ((asked?.count ?? 0) >= allowed) throw new AppError('too_many_questions');
}

/** A product as notices show it: with its title in English, because rows hold data of no language. */
export async function describeProduct(tx: Db, productId: number) {
  const [product] = await tx
    .select({ title: productTexts.title, image: products.image })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, 'en')))
    .where(eq(products.id, productId));
  if (!product) throw new AppError('product_not_found');
  return { productId, ...product };
}
