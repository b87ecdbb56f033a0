import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../identity/accounts.ts';
import { checkCurrency, shopCurrency } from '../money/shop-currency.ts';
import { products } from './listings.ts';
import { shopSections } from './shops.ts';

const id = () => bigint({ mode: 'number' });
const time = () => timestamp({ precision: 3, withTimezone: true });

/** A timed discount on a listing, a section or, without either, the whole shop: some percent, or a new price. */
export const priceListEntries = pgTable(
  'price_list_entries',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sellerId: id()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: id().references(() => products.id, { onDelete: 'cascade' }),
    shopSectionId: id().references(() => shopSections.id, { onDelete: 'cascade' }),
    percent: integer(),
    /** The new price, in the smallest unit of `currency`. */
    amount: bigint({ mode: 'number' }),
    /** The shop's when it was planned; a new price holds in no other. */
    currency: shopCurrency(),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    /** When prices were brought in line with its start and its end; null while they are not. */
    begunAt: time(),
    finishedAt: time(),
    createdAt: time().notNull().defaultNow(),
  },
  (table) => [
    index('price_list_entries_of_seller').on(table.sellerId, table.endsAt),
    index('price_list_entries_open').on(table.startsAt).where(sql`finished_at is null`),
    index('price_list_entries_by_product').on(table.productId).where(sql`product_id is not null`),
    index('price_list_entries_by_section').on(table.shopSectionId).where(sql`shop_section_id is not null`),
    checkCurrency('price_list_entries_currency', table.currency),
    check('price_list_entries_scope', sql`num_nonnulls(${table.productId}, ${table.shopSectionId}) <= 1`),
    check('price_list_entries_discount', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('price_list_entries_amounts', sql`${table.percent} between 1 and 99 and ${table.amount} > 0`),
    check('price_list_entries_times', sql`${table.startsAt} <= ${table.endsAt}`),
  ],
);
