import { eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { maxDollars } from '../../../../contracts/selling/listing-rules.ts';
import { readMinor } from '../../../../contracts/text/typed-number.ts';
import { convertMinor, convertPrice } from '../../../../reference-data/currencies/convert.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { dollarPriceOf } from '../../marketplace/listings/dollar-prices.service.ts';

export interface TypedPrice {
  text: string;
  currency: ShopCurrency;
}

type PriceColumns = Pick<
  typeof products.$inferInsert,
  'currency' | 'price' | 'priceCents' | 'rateDate' | 'regularPrice'
>;

/** A typed goal in US cents, in which plans are kept. */
export const readGoalCents = (text: string, currency: ShopCurrency = 'USD'): number =>
  convertMinor(readMinor(text, currency) ?? 0, currency, 'USD');

/** A checked price in the currency of its shop, where it was typed in another one by the dated rate, and in US dollars. */
export async function readShopPrice(tx: Db, sellerId: number, typed: TypedPrice): Promise<PriceColumns> {
  return shopPriceOf(await lockShopCurrency(tx, sellerId), typed);
}

/** The currency of a shop, locked so that a change of it waits until the prices are written. */
export async function lockShopCurrency(tx: Db, sellerId: number): Promise<ShopCurrency> {
  const isShop = eq(accounts.id, sellerId);
  const [shop] = await tx.select({ currency: accounts.currency }).from(accounts).where(isShop).for('share');
  if (!shop) throw new AppError('not_signed_in');
  return shop.currency;
}

/** A checked price in the currency of its shop and in US dollars. */
export function shopPriceOf(currency: ShopCurrency, typed: TypedPrice): PriceColumns {
  const minor = readMinor(typed.text, typed.currency) ?? 0;
  requirePossible(minor, typed.currency);
  return priceColumnsOf(convertPrice(minor, typed.currency, currency), currency);
}

/** Throws where a price is above the highest one. */
export function requirePossible(minor: number, currency: ShopCurrency): void {
  if (convertMinor(minor, currency, 'USD') <= maxDollars.price * 100) return;
  const message = `The field 'price' must be at most ${maxDollars.price} US dollars in the currency of the shop.`;
  throw new AppError('bad_input', { message });
}

/** A price in its shop's currency as a listing keeps it. A sale that holds now is laid over it by a trigger. */
export function priceColumnsOf(price: number, currency: ShopCurrency): PriceColumns {
  if (currency === 'USD') return { currency, price, priceCents: price, rateDate: null, regularPrice: null };
  return { currency, price, priceCents: dollarPriceOf(price, currency), rateDate: ratesDate, regularPrice: null };
}
