import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CurrencyChange } from '../../../../contracts/ordering/shop-currency.ts';
import { convertPrice } from '../../../../reference-data/currencies/convert.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { lockOffers } from '../../marketplace/listings/changes.service.ts';
import { dollarPriceOf } from '../../marketplace/listings/dollar-prices.service.ts';
import { endNewPrices } from '../../marketplace/sales/sales.service.ts';
import { lockLedger } from '../../money/ledger/journal.service.ts';
import { readShopCurrency } from '../../money/ledger/shop-currency.service.ts';
import { canChangeCurrency } from './obstacles.service.ts';

const shownListings = 50;

/** A sale is laid over the new price by triggers. */
const askedPrice = sql<number>`coalesce(${products.regularPrice}, ${products.price})`.mapWith(Number);
const askedForVariant = sql<number>`coalesce(${productVariants.regularPrice}, ${productVariants.price})`.mapWith(
  Number,
);

/** What the prices and fees of a shop would be in another currency. */
export async function previewChange(db: Db, sellerId: number, to: ShopCurrency): Promise<CurrencyChange> {
  const ofSeller = eq(products.sellerId, sellerId);
  const inSource = and(eq(productTexts.productId, products.id), eq(productTexts.language, products.sourceLanguage));
  const listings = await db
    .select({ id: products.id, title: productTexts.title, price: askedPrice, currency: products.currency })
    .from(products)
    .innerJoin(productTexts, inSource)
    .where(ofSeller)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(shownListings);
  const [counted] = await db.select({ listings: count() }).from(products).where(ofSeller);
  return {
    listings: listings.map(({ id, title, price, currency }) => ({
      id: String(id),
      title,
      price_before: price,
      price_after: convertPrice(price, currency, to),
    })),
    listing_count: counted?.listings ?? 0,
    shipping: await previewFees(db, sellerId, to),
    rates_date: ratesDate,
  };
}

async function previewFees(db: Db, sellerId: number, to: ShopCurrency): Promise<CurrencyChange['shipping']> {
  const [profile] = await db.select().from(shippingProfiles).where(eq(shippingProfiles.sellerId, sellerId));
  if (!profile) return null;
  const from = await readShopCurrency(db, sellerId);
  const both = (before: number | null) => (before === null ? null : { before, after: convertPrice(before, from, to) });
  return {
    home_fee_cents: both(profile.homeFeeCents),
    region_fee_cents: both(profile.regionFeeCents),
    world_fee_cents: both(profile.worldFeeCents),
    free_from_cents: both(profile.freeFromCents),
  };
}

/**
 * Converts what a shop asks into another currency, and lets it sell in that from now on; call it in a transaction, so that
 * buyers see all prices of before or all new ones. Throws where something is open in the present currency. A new currency is
 * no reduction, which the triggers on prices see to. The search follows afterwards; it only sorts by the price in dollars.
 * Answers how many listings there are.
 */
export async function changeCurrency(tx: Db, sellerId: number, to: ShopCurrency, now: Date): Promise<number> {
  await lockOffers(tx, sellerId);
  // A price that is being typed, an entry and an order that takes from the stock wait, or are seen here. A checkout too
  // locks goods before it locks their seller, so that the two never wait for each other.
  const listings = await tx
    .select({ id: products.id, price: askedPrice, currency: products.currency })
    .from(products)
    .where(eq(products.sellerId, sellerId))
    .orderBy(products.id)
    .for('update');
  await lockLedger(tx, sellerId);
  const from = await readShopCurrency(tx, sellerId);
  if (from === to || !(await canChangeCurrency(tx, sellerId))) throw new AppError('currency_fixed');
  await tx.update(accounts).set({ currency: to, currencyChangedAt: now }).where(eq(accounts.id, sellerId));
  await endNewPrices(tx, sellerId);
  await convertListings(tx, listings, to);
  await convertFees(tx, sellerId, { from, to });
  await sendNotification(tx, 'listings_changed');
  return listings.length;
}

type Listing = Pick<typeof products.$inferSelect, 'id' | 'price' | 'currency'>;

async function convertListings(tx: Db, listings: Listing[], to: ShopCurrency): Promise<void> {
  const converted = listings.map(({ id, price: before, currency }) => {
    const price = convertPrice(before, currency, to);
    return { id, price, cents: dollarPriceOf(price, to) };
  });
  const rateDate = to === 'USD' ? null : ratesDate;
  await tx.execute(sql`
    update products set currency = ${to}, price = converted.price, regular_price = null, price_cents = converted.cents, rate_date = ${rateDate}::date
    from jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) as converted(id bigint, price bigint, cents int)
    where products.id = converted.id`);
  await convertVariants(tx, listings, to);
}

/** The prices of variants that have their own. */
async function convertVariants(tx: Db, listings: Listing[], to: ShopCurrency): Promise<void> {
  const currencyOf = new Map(listings.map(({ id, currency }) => [id, currency]));
  const rows = await tx
    .select({ id: productVariants.id, productId: productVariants.productId, price: askedForVariant })
    .from(productVariants)
    .where(and(inArray(productVariants.productId, [...currencyOf.keys()]), isNotNull(productVariants.price)));
  const converted = rows.map(({ id, productId, price }) => {
    return { id, price: convertPrice(price, currencyOf.get(productId) ?? to, to) };
  });
  if (converted.length === 0) return;
  await tx.execute(sql`
    update product_variants set price = converted.price, regular_price = null
    from jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) as converted(id bigint, price bigint)
    where product_variants.id = converted.id`);
}

async function convertFees(tx: Db, sellerId: number, { from, to }: Record<'from' | 'to', ShopCurrency>): Promise<void> {
  const isSeller = eq(shippingProfiles.sellerId, sellerId);
  const [profile] = await tx.select().from(shippingProfiles).where(isSeller).for('update');
  if (!profile) return;
  const convert = (fee: number | null) => (fee === null ? null : convertPrice(fee, from, to));
  await tx
    .update(shippingProfiles)
    .set({
      homeFeeCents: convertPrice(profile.homeFeeCents, from, to),
      regionFeeCents: convert(profile.regionFeeCents),
      worldFeeCents: convert(profile.worldFeeCents),
      freeFromCents: convert(profile.freeFromCents),
    })
    .where(isSeller);
}
