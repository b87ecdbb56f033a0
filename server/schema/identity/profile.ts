import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tokenReasons } from '../../../contracts/identity/profile.ts';
import { thaiSpeeches } from '../../../contracts/languages.ts';
import { accounts } from './accounts.ts';

/** The choices of a seller; an account without a row has the default of each. */
export const accountChoices = pgTable('account_choices', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  allowsBehavioralData: boolean().notNull().default(false),
  optimizesForOthers: boolean().notNull().default(false),
  // Whether the seller's listings may improve the recognition of other photos.
  improvesRecognition: boolean().notNull().default(true),
  thaiSpeech: text({ enum: thaiSpeeches }).notNull().default('neutral'),
});

/** Reward tokens given and taken back. Entries are append-only, which the database enforces; a balance is their sum. */
export const tokenEntries = pgTable(
  'token_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text({ enum: tokenReasons }).notNull(),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('token_entries_by_account').on(table.accountId, table.id)],
);
