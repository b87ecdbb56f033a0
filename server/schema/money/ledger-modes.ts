import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ledgerModes } from '../../../contracts/money/wallet-rules.ts';

/** In which books a row stands; those of the present mode unless its writer says otherwise. */
export const mode = () => text({ enum: ledgerModes }).notNull().default(sql`ledger_mode()`);

/**
 * When the platform began to use test or live books; the last row is the present mode, and none is `test`. The function
 * `ledger_mode()` reads it.
 */
export const modeChanges = pgTable('mode_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  mode: text({ enum: ledgerModes }).notNull(),
  changedAt: timestamp({ precision: 3, withTimezone: true }).notNull(),
});
