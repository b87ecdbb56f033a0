import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the platform takes of sales, by category, by seller, or by both, from a day on. Only written, never changed: an
 * order keeps what held when it was placed. The seller's id is no foreign key, because a rule is also a record.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A top or sub-category; null for all goods. */
    categoryId: integer(),
    /** Null for all sellers. */
    sellerId: bigint({ mode: 'number' }),
    /** In hundredths of a percent; null where the rule before it ends and what is less specific holds again. */
    share: integer(),
    /** What is the same for each order, in US cents. */
    fixedCents: bigint({ mode: 'number' }),
    /** From the beginning of this day in UTC. */
    startsOn: date().notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    index('commission_rules_of_seller').on(table.sellerId),
    check(
      'commission_rules_share',
      sql`${table.share} between 0 and 5000 and ${table.fixedCents} between 0 and 100000`,
    ),
    check('commission_rules_ends', sql`(${table.share} is null) = (${table.fixedCents} is null)`),
    check('commission_rules_scope', sql`${table.categoryId} is not null or ${table.sellerId} is not null`),
    check('commission_rules_explained', sql`${table.operator} <> '' and ${table.reason} <> ''`),
  ],
);
