import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InEveryLanguage } from '../../../contracts/languages.ts';
import {
  analysisFailures,
  type BackTranslations,
  type ListingProposal,
  type PhotoFacts,
  stages,
} from '../../../contracts/selling/listing-analysis.ts';
import { accounts } from '../identity/accounts.ts';
import { bytea } from '../marketplace/photo-embeddings.ts';

/** The texts and category that a seller published, compared with the proposal to measure its quality. */
export interface PublishedListing {
  categoryId: number;
  texts: InEveryLanguage<{ title: string; description: string }>;
}

/** One photo and its analysis. */
export const analyses = pgTable(
  'analyses',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    // 'Generate Again' increments it; results of earlier rounds are discarded.
    round: integer().notNull().default(1),
    stage: text({ enum: stages }).notNull().default('queued'),
    // Null until the analysis has finished.
    model: text(),
    categoryId: integer(),
    facts: jsonb().$type<PhotoFacts>(),
    proposal: jsonb().$type<ListingProposal>(),
    // What the proposal's texts say in English, where a model translated them back.
    backTranslations: jsonb().$type<BackTranslations>(),
    // The date of the reference tables behind the proposal; it does not change when they are updated.
    estimatedOn: date(),
    failure: text({ enum: analysisFailures }),
    published: jsonb().$type<PublishedListing>(),
    // What the embedded classifier saw, in 256 bytes; null where it did not look.
    embedding: bytea(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ precision: 3, withTimezone: true }),
  },
  (table) => [
    index('analyses_by_seller').on(table.sellerId, table.createdAt),
    index('analyses_by_image').on(table.image),
    index('analyses_by_age').on(table.createdAt),
  ],
);

/** Daily usage of a seller: tokens of the model endpoint, and analyses of photos. */
export const modelSpending = pgTable(
  'model_spending',
  {
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    tokens: integer().notNull().default(0),
    analyses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.day] }), index('model_spending_by_day').on(table.day)],
);

/** Tokens of the model endpoint that all sellers used on a day. */
export const modelSpendingTotals = pgTable('model_spending_totals', {
  day: date().primaryKey(),
  tokens: bigint({ mode: 'number' }).notNull().default(0),
});
