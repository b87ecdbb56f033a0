import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { listReviews, listShopReviews, Rating, Review } from '../../../../contracts/marketplace/reviews.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { reviewReports, reviews } from '../../../schema/marketplace/reviews.ts';
import { findLiveProduct } from '../listings/listings.service.ts';
import { toRating } from '../listings/rating.service.ts';

type Query = z.output<typeof listReviews.body>;

const pageSize = 10;
const newestFirst = keyset(reviews.createdAt, reviews.id, 'desc');
const english = alias(productTexts, 'english');
const own = alias(productTexts, 'own');

/** One page of the reviews of a product or of a seller, newest first, with the average of all. */
export async function listPublicReviews(db: Db, query: Query) {
  const { condition, rating } = await findSubject(db, query);
  return { ...(await listPage(db, condition, query)), rating };
}

/** One page of the reviews that a customer wrote, newest first. */
export function listReviewsBy(db: Db, customerId: number, query: Pick<Query, 'language' | 'cursor'>) {
  return listPage(db, eq(reviews.customerId, customerId), query);
}

/** One page of the reviews of a seller's products, newest first. */
export function listReviewsOfShop(db: Db, sellerId: number, query: z.output<typeof listShopReviews.body>) {
  const unanswered = query.is_unanswered ? sql` and ${isNull(reviews.answer)}` : sql``;
  return listPage(db, sql`${eq(reviews.sellerId, sellerId)}${unanswered}`, query);
}

async function listPage(db: Db, condition: SQL, { language, cursor }: Pick<Query, 'language' | 'cursor'>) {
  const rows = await db
    .select({
      review: reviews,
      // The name that a new account gets says nothing.
      author: sql<string>`case when ${accounts.hasDefaultName} then '' else ${accounts.name} end`,
      // A paused or removed product is named nowhere.
      title: sql<string>`case when ${products.isLive} then coalesce(${own.title}, ${english.title}) else '' end`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(accounts, eq(accounts.id, reviews.customerId))
    .innerJoin(english, and(eq(english.productId, reviews.productId), eq(english.language, 'en')))
    .leftJoin(own, and(eq(own.productId, reviews.productId), eq(own.language, language)))
    .where(and(condition, newestFirst.afterCursor(cursor)))
    .orderBy(...newestFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ review }) => [review.createdAt, review.id]);
  return { reviews: page.map(describe), next_cursor: nextCursor };
}

interface Subject {
  condition: SQL;
  rating: Rating | null;
}

async function findSubject(db: Db, { product_id, seller_id }: Query): Promise<Subject> {
  if (product_id || !seller_id) {
    const product = await findLiveProduct(db, product_id ?? '');
    if (!product) throw new AppError('product_not_found');
    return { condition: eq(reviews.productId, product.id), rating: toRating(product) };
  }
  const id = readId(seller_id);
  const isSeller = and(eq(accounts.id, id), eq(accounts.role, 'seller'));
  const [seller] = await db.select().from(accounts).where(isSeller);
  if (!seller) throw new AppError('seller_not_found');
  return { condition: eq(reviews.sellerId, id), rating: toRating(seller) };
}

function describe(row: { review: typeof reviews.$inferSelect; author: string; title: string }): Review {
  const { review, author, title } = row;
  return {
    id: String(review.id),
    stars: review.stars,
    text: review.text,
    language: review.language,
    photo: review.photo,
    author: shortName(author),
    created_at: review.createdAt.toISOString(),
    answer: review.answer,
    product_id: String(review.productId),
    product_title: title,
  };
}

/** The first word and the initial of the last, because everyone reads it. */
export function shortName(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const [first = ''] = words;
  const initial = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined;
  return initial ? `${first} ${initial}.` : first;
}

interface NewReview {
  /** A delivered line of the customer's order; the caller has checked that. */
  orderLineId: number;
  productId: number;
  customerId: number;
  stars: number;
  text: string;
  language: Language;
  photo: string | null;
}

/** The review of a line of an order, or null. */
export async function findReviewOfLine(tx: Db, orderLineId: number) {
  const [review] = await tx.select().from(reviews).where(eq(reviews.orderLineId, orderLineId));
  return review ?? null;
}

/** Stores the review of a bought and delivered line. A line has one review. */
export async function addReview(tx: Db, review: NewReview, now: Date): Promise<void> {
  const [product] = await tx
    .select({ sellerId: products.sellerId })
    .from(products)
    .where(eq(products.id, review.productId));
  if (!product) throw new AppError('product_not_found');
  await tx
    .insert(reviews)
    .values({ ...review, ...product, text: cleanParagraphs(review.text), createdAt: now })
    .onConflictDoNothing({ target: reviews.orderLineId });
}

/** Saves the seller's answer to a review of an own product. */
export async function saveAnswer(
  db: Db,
  { sellerId, idText, text, now }: { sellerId: number; idText: string; text: string; now: Date },
): Promise<void> {
  const answer = cleanParagraphs(text);
  if (!answer) throw new AppError('bad_input', { key: 'answer_empty' });
  const changed = await db
    .update(reviews)
    .set({ answer, answeredAt: now })
    .where(and(eq(reviews.id, readId(idText)), eq(reviews.sellerId, sellerId)))
    .returning({ id: reviews.id });
  if (changed.length === 0) throw new AppError('review_not_found');
}

/** Stores a report of a review that everyone can read; a later one of the same person replaces it. */
export async function saveReport(
  db: Db,
  { accountId, idText, reason, now }: { accountId: number; idText: string; reason: string; now: Date },
): Promise<void> {
  const reviewId = readId(idText);
  const [review] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, and(eq(products.id, reviews.productId), products.isLive))
    .where(eq(reviews.id, reviewId));
  if (!review) throw new AppError('review_not_found');
  const values = { reason: cleanParagraphs(reason), createdAt: now, handledAt: null };
  await db
    .insert(reviewReports)
    .values({ reviewId, accountId, ...values })
    .onConflictDoUpdate({ target: [reviewReports.reviewId, reviewReports.accountId], set: values });
}

/** Removes a review for good, with its reports; its stars leave the averages. The daily sweep removes its photo. */
export async function removeReview(tx: Db, reviewId: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, reviewId));
}

/** No row has the id 0. */
const readId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
