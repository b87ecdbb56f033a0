import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import type { ShopTexts } from '../../../contracts/marketplace/shop-texts.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from './listings.ts';

const id = () => bigint({ mode: 'number' });
const time = () => timestamp({ precision: 3, withTimezone: true });
const accountId = () =>
  id()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Customers who follow a shop. */
export const shopFollows = pgTable(
  'shop_follows',
  {
    customerId: accountId(),
    sellerId: accountId(),
    followedAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.sellerId] }),
    index('shop_follows_last_followed').on(table.customerId, table.followedAt, table.sellerId),
    index('shop_follows_of_seller').on(table.sellerId, table.customerId),
  ],
);

/** How many customers follow a shop; written only by the triggers on `shop_follows`. No row where nobody ever did. */
export const shopFollowers = pgTable('shop_followers', {
  sellerId: id()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  followers: integer().notNull(),
});

/** A seller's own group of listings in their shop. */
export const shopSections = pgTable(
  'shop_sections',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 100 }),
    sellerId: accountId(),
    /** Its place among the sections of the shop. */
    place: integer().notNull(),
    /** The language in which the seller named it. */
    language: text({ enum: languages }).notNull(),
    names: jsonb().$type<ShopTexts>().notNull(),
  },
  (table) => [index('shop_sections_of_seller').on(table.sellerId, table.place, table.id)],
);

/** Which listings are in a section, in their order. */
export const shopSectionProducts = pgTable(
  'shop_section_products',
  {
    shopSectionId: id()
      .notNull()
      .references(() => shopSections.id, { onDelete: 'cascade' }),
    productId: id()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopSectionId, table.productId] }),
    index('shop_section_products_in_order').on(table.shopSectionId, table.place, table.productId),
    index('shop_section_products_by_product').on(table.productId),
  ],
);

/** What a seller says of the shop, and its pictures. */
export const shops = pgTable(
  'shops',
  {
    sellerId: id()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    banner: text(),
    logo: text(),
    /** The language in which the seller writes. */
    language: text({ enum: languages }).notNull(),
    about: jsonb().$type<ShopTexts>().notNull(),
    policies: jsonb().$type<ShopTexts>().notNull(),
    changedAt: time().notNull(),
  },
  (table) => [
    index('shops_by_banner').on(table.banner).where(sql`banner is not null`),
    index('shops_by_logo').on(table.logo).where(sql`logo is not null`),
  ],
);

/** From when until when a seller is away; one at a time. */
export const shopVacations = pgTable(
  'shop_vacations',
  {
    sellerId: id()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The first and the last day, where the seller is. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** When these days begin and end. */
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    language: text({ enum: languages }).notNull(),
    message: jsonb().$type<ShopTexts>().notNull(),
  },
  (table) => [check('shop_vacations_order', sql`${table.startsAt} < ${table.endsAt}`)],
);
