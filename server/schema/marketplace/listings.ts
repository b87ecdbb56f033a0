import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import type { StoredOption } from '../../../contracts/marketplace/variant-rules.ts';
import { accounts } from '../identity/accounts.ts';
import { checkCurrency, shopCurrency } from '../money/shop-currency.ts';

/** A listing. All three category ids are stored, so that each level has its own index. */
export const products = pgTable(
  'products',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topCategoryId: integer().notNull(),
    subCategoryId: integer().notNull(),
    categoryId: integer().notNull(),
    image: text().notNull(),
    // In US dollars, for search, sorting and filters; of a shop that sells in another currency by the rate of `rateDate`.
    priceCents: integer().notNull(),
    // The seller's price in the smallest unit of the shop's currency; a trigger keeps it and that in dollars the same where
    // the shop sells in dollars.
    currency: shopCurrency(),
    price: bigint({ mode: 'number' }).notNull().default(0),
    rateDate: date(),
    // While a sale holds the price: what the seller asks without it, and when that sale began and ends. Written only by a
    // trigger, which takes any other change of `price` for a change of what the seller asks.
    regularPrice: bigint({ mode: 'number' }),
    saleStartedAt: timestamp({ precision: 3, withTimezone: true }),
    saleEndsAt: timestamp({ precision: 3, withTimezone: true }),
    // The lowest price of the 30 days before a reduction, and when the price was reduced; written only by a trigger, from
    // `product_prices`. A price before without that date was typed by a seller of an earlier version and is never shown.
    priceBefore: bigint({ mode: 'number' }),
    priceBeforeCents: integer(),
    reducedAt: timestamp({ precision: 3, withTimezone: true }),
    // Units left to sell; 0 is sold out. In no index, so that a sale rewrites none.
    stock: integer().notNull().default(0),
    // What its variants differ in, in order; empty for a listing of one article. A price and a stock are those of the
    // variants then: the lowest and the sum.
    options: jsonb().$type<StoredOption[]>().notNull().default([]),
    // Of its reviews; written only by the triggers on `reviews`.
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    // Where the seller wants to sell it; an empty list of an older listing means everywhere.
    countries: text().array().notNull().default(sql`'{}'`),
    // Those of them that the seller's shipping profile reaches; written only by the triggers here and on `shipping_profiles`.
    offeredIn: text().array().notNull().default(sql`'{}'`),
    // The language in which the seller wrote; the other texts are translations of that one.
    sourceLanguage: text({ enum: languages }).notNull().default('en'),
    // A paused listing is not live; a removed one also has a removal date and can be restored.
    isLive: boolean().notNull().default(true),
    removedAt: timestamp({ precision: 3, withTimezone: true }),
    // Whether a removed listing was live before, so that undo restores the same state.
    wasLive: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    // Milliseconds, as in JavaScript: a cursor made from a finer time would skip or repeat rows.
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  // Ascending on purpose: read backwards, these serve "newest first" without a sort.
  (table) => [
    index('products_newest').on(table.createdAt, table.id).where(sql`is_live`),
    index('products_newest_in_top_category').on(table.topCategoryId, table.createdAt, table.id).where(sql`is_live`),
    index('products_newest_in_sub_category').on(table.subCategoryId, table.createdAt, table.id).where(sql`is_live`),
    index('products_by_price').on(table.priceCents, table.id).where(sql`is_live`),
    index('products_by_price_in_top_category').on(table.topCategoryId, table.priceCents, table.id).where(sql`is_live`),
    index('products_by_price_in_sub_category').on(table.subCategoryId, table.priceCents, table.id).where(sql`is_live`),
    index('products_newest_in_category').on(table.categoryId, table.createdAt, table.id).where(sql`is_live`),
    index('products_by_seller').on(table.sellerId, table.createdAt, table.id),
    index('products_offered_in').using('gin', table.offeredIn).with({ fastupdate: false }).where(sql`is_live`),
    index('products_by_image').on(table.image),
    index('products_in_sale').on(table.saleEndsAt).where(sql`sale_ends_at is not null`),
    index('products_removed').on(table.removedAt).where(sql`removed_at is not null`),
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_price_before_is_higher', sql`${table.priceBeforeCents} > ${table.priceCents}`),
    checkCurrency('products_currency', table.currency),
    check(
      'products_price_in_dollars',
      sql`case when ${table.currency} = 'USD' then ${table.price} = ${table.priceCents} else ${table.rateDate} is not null end`,
    ),
    check(
      'products_source_language_is_known',
      sql`${table.sourceLanguage} in (${sql.raw(languages.map((language) => `'${language}'`).join(', '))})`,
    ),
  ],
);

/** A listing's texts, one row per language, so that a card reads one language and not seven. */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    // The text in the source language was changed after this one was written.
    isStale: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);
