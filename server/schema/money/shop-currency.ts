import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text } from 'drizzle-orm/pg-core';
import { shopCurrencies } from '../../../contracts/identity/shop-currencies.ts';

/** The currency of a shop, or of what is sold in it. */
export const shopCurrency = () => text({ enum: shopCurrencies }).notNull().default('USD');

/** Types alone would let a currency without a rate into the database. */
export const checkCurrency = (name: string, column: AnyPgColumn) => check(name, isShopCurrency(column));

const isShopCurrency = (column: AnyPgColumn): SQL =>
  sql`${column} in (${sql.raw(shopCurrencies.map((code) => `'${code}'`).join(', '))})`;
