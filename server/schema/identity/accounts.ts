import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import { checkCurrency, shopCurrency } from '../money/shop-currency.ts';

/** One email or phone may have a seller account and, separately, a customer account. */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    role: text({ enum: ['seller', 'customer'] }).notNull(),
    email: text(),
    phone: text(),
    /** When the owner proved to read the address; an address that nobody proved may be on several accounts. */
    emailVerifiedAt: timestamp({ precision: 3, withTimezone: true }),
    phoneVerifiedAt: timestamp({ precision: 3, withTimezone: true }),
    /** Set where the only address went to somebody who proved it; such an account is not signed in to again. */
    lostContactAt: timestamp({ precision: 3, withTimezone: true }),
    /** The language of mails: that of the page on which the owner last signed up or in. */
    language: text({ enum: languages }).notNull().default('en'),
    name: text().notNull(),
    /** The name was generated; the seller is asked for one before the first listing. */
    hasDefaultName: boolean().notNull().default(false),
    /** Null for demo sellers that nobody signs in as, and for people who sign in by passkey or at another site. */
    passwordHash: text(),
    place: text(),
    story: text(),
    // Of the reviews of a seller's products; written only by the triggers on `reviews`.
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** In which a seller's prices, fees, orders and payouts are. */
    currency: shopCurrency(),
    /** When the seller changed it, which can be done once. */
    currencyChangedAt: timestamp({ precision: 3, withTimezone: true }),
    isDemo: boolean().notNull().default(false),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_email_once_per_role')
      .on(table.role, table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex('accounts_phone_once_per_role')
      .on(table.role, table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    index('accounts_by_email').on(table.role, table.email),
    index('accounts_by_phone').on(table.role, table.phone),
    check(
      'accounts_reachable',
      sql`${table.email} is not null or ${table.phone} is not null or ${table.lostContactAt} is not null`,
    ),
    checkCurrency('accounts_currency', table.currency),
    check('accounts_verified_email', sql`${table.email} is not null or ${table.emailVerifiedAt} is null`),
    check('accounts_verified_phone', sql`${table.phone} is not null or ${table.phoneVerifiedAt} is null`),
  ],
);

/** Only hashes of tokens are stored, so that a copy of the database gives access to no account. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
    /** ISO code of the country that a trusted proxy named at the sign-in. */
    country: text(),
    /** When the person last proved who they are: by signing in, or again for an action that needs it. */
    reauthenticatedAt: timestamp({ precision: 3, withTimezone: true }),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_by_account').on(table.accountId), index('sessions_by_expiry').on(table.expiresAt)],
);

/**
 * Failed sign-ins, counted by account and by account and address. Stored in the database, so that guessing on
 * ten servers is no faster than on one; the keys are hashes, so that no address is stored.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastFailedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_failures_by_age').on(table.lastFailedAt)],
);

/**
 * Networks from which an account was signed in to, as hashes. Password guessing from other networks slows down sign-ins
 * from there, but not those of the owner.
 */
export const signInNetworks = pgTable(
  'sign_in_networks',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    lastUsedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.network] }),
    index('sign_in_networks_by_age').on(table.lastUsedAt),
  ],
);
