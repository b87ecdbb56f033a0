import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AddressFields } from '../../../contracts/ordering/addresses.ts';
import { currencyChangeStates } from '../../../contracts/ordering/shop-currency.ts';
import type { CountryCode } from '../../../reference-data/countries/countries.ts';
import { accounts } from '../identity/accounts.ts';
import { shopCurrency } from '../money/shop-currency.ts';

const sellerId = () =>
  bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' });
const changedAt = () => timestamp({ precision: 3, withTimezone: true }).notNull();

/** How a seller ships, with fees in the smallest unit of the shop's currency; a null fee means that the seller does not ship there. Without a row nothing can be bought. */
export const shippingProfiles = pgTable(
  'shipping_profiles',
  {
    sellerId: sellerId(),
    /** ISO code of the country that parcels leave from. */
    country: text().$type<CountryCode>().notNull(),
    place: text().notNull().default(''),
    packDays: integer().notNull(),
    homeFeeCents: integer().notNull(),
    regionFeeCents: integer(),
    worldFeeCents: integer(),
    // The countries that these fees reach; a trigger copies them to what the seller's listings are offered in.
    sendsTo: text().array().$type<CountryCode[]>().notNull(),
    /** Delivery is free from this amount; null where it never is. */
    freeFromCents: bigint({ mode: 'number' }),
    /** Days in which goods can be returned; null for the usual number. The law of the buyer's country may give more. */
    returnDays: integer(),
    /** Where returned goods go; null for the place that parcels leave from. */
    returnAddress: jsonb().$type<AddressFields>(),
    // Filled in for a client that published without a profile; the seller is still asked on the site.
    isDefault: boolean().notNull().default(false),
    changedAt: changedAt(),
  },
  (table) => [
    check('shipping_profiles_pack_days', sql`${table.packDays} >= 0`),
    check(
      'shipping_profiles_amounts',
      sql`${table.homeFeeCents} >= 0 and ${table.regionFeeCents} >= 0 and ${table.worldFeeCents} >= 0 and ${table.freeFromCents} >= 0`,
    ),
  ],
);

/** How buyers can pay a seller; without a row, by card. The ids are personal data: never logged, and answered masked. */
export const sellerPaymentMethods = pgTable('seller_payment_methods', {
  sellerId: sellerId(),
  takesCard: boolean().notNull().default(true),
  takesCashOnDelivery: boolean().notNull().default(false),
  promptpayId: text(),
  vietqrBank: text(),
  vietqrAccount: text(),
  paynowId: text(),
  changedAt: changedAt(),
});

/** Whether a seller is registered for the tax of the shop's country; without a row, not. The id is printed on receipts. */
export const sellerTaxes = pgTable(
  'seller_taxes',
  {
    sellerId: sellerId(),
    isRegistered: boolean().notNull(),
    taxId: text().notNull().default(''),
    /** The rate of the shop's goods, in hundredths of a percent; null for the standard one of the day. */
    share: integer(),
    /** The country that the shop has left, where it was registered, until the seller has answered for the present one. */
    leftCountry: text().$type<CountryCode>(),
    changedAt: changedAt(),
  },
  (table) => [check('seller_taxes_share', sql`${table.share} between 0 and 10000`)],
);

/** The change of a shop's currency: prices in one step, then the search, batch by batch. */
export const shopCurrencyChanges = pgTable(
  'shop_currency_changes',
  {
    sellerId: sellerId(),
    currency: shopCurrency(),
    state: text({ enum: currencyChangeStates }).notNull().default('waiting'),
    requestedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
    listings: integer().notNull().default(0),
    /** How many of them the search has with their new price, and the last one of those. */
    indexed: integer().notNull().default(0),
    indexedUpTo: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('shop_currency_changes_progress', sql`${table.indexed} between 0 and ${table.listings}`)],
);
