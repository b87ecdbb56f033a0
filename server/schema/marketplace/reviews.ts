import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from './listings.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A buyer's review of a delivered order line. Triggers add its stars to the sums on the product and the seller. */
export const reviews = pgTable(
  'reviews',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sellerId: accountId(),
    customerId: accountId(),
    /** The line of the order that was reviewed; it has at most one review. */
    orderLineId: bigint({ mode: 'number' }).notNull().unique('reviews_once_per_line'),
    stars: integer().notNull(),
    text: text().notNull(),
    language: text({ enum: languages }).notNull(),
    photo: text(),
    /** What the seller answered; null without an answer. */
    answer: text(),
    answeredAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('reviews_of_product').on(table.productId, table.createdAt, table.id),
    index('reviews_of_seller').on(table.sellerId, table.createdAt, table.id),
    index('reviews_by_customer').on(table.customerId),
    index('reviews_by_photo').on(table.photo).where(sql`photo is not null`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Reports of reviews to the operator, one for each person and review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: accountId(),
    reason: text().notNull(),
    createdAt: time().notNull(),
    /** When the operator closed it; null while it is open, and again after a new report of the same person. */
    handledAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index('review_reports_by_account').on(table.accountId),
    index('review_reports_open').on(table.createdAt).where(sql`handled_at is null`),
  ],
);
