import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import { notificationTopics } from '../../../contracts/notification-topics.ts';
import { accounts } from '../identity/accounts.ts';

/** Mails and text messages, from the moment they are queued; deleted after 30 days. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    language: text({ enum: languages }).notNull(),
    template: text().notNull(),
    /** The topic of notification that its owner may stop; null where the mail is sent in any case. */
    topic: text({ enum: notificationTopics }),
    /** The notification that it brings; it is not sent once that was read. */
    notificationId: bigint({ mode: 'number' }),
    /** Emptied when the mail is sent or given up, because it may hold a code. */
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Two mails with the same key are one mail. */
    dedupeKey: text().unique(),
    state: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    /** Why it was not sent, in one word or the answer of the mail server. */
    failure: text(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    /** When it is no longer worth sending. */
    expiresAt: timestamp({ precision: 3, withTimezone: true }),
    claimedAt: timestamp({ precision: 3, withTimezone: true }),
    finishedAt: timestamp({ precision: 3, withTimezone: true }),
  },
  (table) => [index('mails_by_age').on(table.createdAt), index('mails_by_account').on(table.accountId)],
);

/** Addresses that a mail server refused for good, as hashes; verifying the address again removes it. */
export const bouncedAddresses = pgTable('bounced_addresses', {
  addressHash: text().primaryKey(),
  bouncedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
});

/** Whether an account stopped mails that are not about its security, and the token of the link that stops them. */
export const mailSettings = pgTable('mail_settings', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  stopToken: text().notNull().unique(),
  isStopped: boolean().notNull().default(false),
});

/**
 * Codes and links that prove who reads an address. Only hashes are stored, and a code is void after five wrong tries.
 * A link without a code takes a change of address back.
 */
export const contactCodes = pgTable(
  'contact_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verify', 'change', 'reset', 'undo'] }).notNull(),
    contactType: text({ enum: ['email', 'phone'] }).notNull(),
    contact: text().notNull(),
    codeHash: text(),
    tokenHash: text().notNull().unique(),
    tries: integer().notNull().default(0),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
    usedAt: timestamp({ precision: 3, withTimezone: true }),
  },
  (table) => [
    index('contact_codes_by_account').on(table.accountId),
    index('contact_codes_by_end').on(table.expiresAt),
    check('contact_codes_tries', sql`${table.tries} between 0 and 5`),
  ],
);
