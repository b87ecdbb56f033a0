import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytea } from '../marketplace/photo-embeddings.ts';
import { accounts } from './accounts.ts';

const moment = () => timestamp({ precision: 3, withTimezone: true });
const owner = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Accounts at Google, Facebook or another issuer that sign an account in. */
export const identities = pgTable(
  'identities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    /** The role of the account, so that one identity may sign in to a seller and a customer account. */
    role: text({ enum: ['seller', 'customer'] }).notNull(),
    provider: text({ enum: ['google', 'facebook', 'oidc'] }).notNull(),
    /** A subject is unique at its issuer only. */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the issuer named it when the identity was linked. */
    email: text(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('identities_once_per_role').on(table.role, table.issuer, table.subject),
    index('identities_by_account').on(table.accountId),
  ],
);

/** Passkeys (WebAuthn credentials); one person may have several devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    /** In base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytea().notNull(),
    /** Counts the uses on devices that do so; a lower one than before is a sign of a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Random and the same for all passkeys of an account; it says nothing about the account. */
    userHandle: text().notNull(),
    name: text().notNull(),
    /** Whether the device synchronizes it with others. */
    isSynced: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('passkeys_by_account').on(table.accountId)],
);

/** The app that shows an account's six-digit codes (RFC 6238). */
export const twoFactorSecrets = pgTable('two_factor_secrets', {
  accountId: owner().primaryKey(),
  /** Encrypted with the key of the server, which is not in the database. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app works. */
  confirmedAt: moment(),
  /** The thirty-two-factor of the last accepted code; a code is accepted once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** One-time codes for people without their app, as hashes. */
export const recoveryCodes = pgTable('recovery_codes', { accountId: owner(), codeHash: text().notNull() }, (table) => [
  primaryKey({ columns: [table.accountId, table.codeHash] }),
]);

/** What happened to an account, for its owner to see. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    type: text().notNull(),
    device: text().notNull(),
    country: text(),
    /** A name such as that of a passkey or provider; never a secret. */
    detail: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('account_events_by_account').on(table.accountId, table.createdAt, table.id),
    index('account_events_by_age').on(table.createdAt),
  ],
);

/**
 * Short-lived values that are used once: states of sign-ins at an issuer, WebAuthn challenges, codes to exchange.
 * Unlogged: they expire within minutes, so they need not survive a crash of the database and are not part of a backup.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** A hash of purpose and token. */
    hash: text().primaryKey(),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    content: jsonb().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('one_time_tokens_by_account').on(table.accountId),
    index('one_time_tokens_by_expiry').on(table.expiresAt),
  ],
);
