import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorActions } from '../../../contracts/operations/operator-audit.ts';
import { operatorRoles } from '../../../contracts/operator-rights.ts';

const id = () => bigint({ mode: 'number' });
const time = () => timestamp({ precision: 3, withTimezone: true });
const operatorId = () =>
  id()
    .notNull()
    .references(() => operators.id, { onDelete: 'cascade' });

/** Who runs the site. No sign-up makes one; see `npm run operator`. */
export const operators = pgTable(
  'operators',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull().unique(),
    role: text({ enum: operatorRoles }).notNull(),
    /** Null until the link was used. */
    passwordHash: text(),
    /** Of the authenticator app; encrypted with the key of the server, which is not in the database. */
    secret: text(),
    /** The thirty seconds of the last accepted code; a code is accepted once. */
    lastStep: id().notNull().default(0),
    isOff: boolean().notNull().default(false),
    createdAt: time().notNull(),
  },
  (table) => [check('operators_two_steps', sql`(${table.passwordHash} is null) = (${table.secret} is null)`)],
);

/** A link that sets up the sign-in of an operator; a newer one replaces it. */
export const operatorLinks = pgTable('operator_links', {
  operatorId: operatorId().primaryKey(),
  tokenHash: text().notNull().unique(),
  /** Of the authenticator app, once the page has shown it. */
  secret: text(),
  expiresAt: time().notNull(),
});

/** Only hashes of tokens are stored. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    operatorId: operatorId(),
    createdAt: time().notNull(),
    lastUsedAt: time().notNull(),
  },
  (table) => [index('operator_sessions_of_operator').on(table.operatorId)],
);

/** What operators did. The database refuses to change or delete a row, and each carries a keyed hash of the one before. */
export const operatorAudit = pgTable('operator_audit', {
  number: id().primaryKey(),
  /** The email of the operator, or who ran a command, as it was then. */
  actor: text().notNull(),
  action: text({ enum: operatorActions }).notNull(),
  /** Such as R5-18; empty where the action has none. */
  subject: text().notNull(),
  /** What else is known, in the operator's words. */
  note: text().notNull(),
  createdAt: time().notNull(),
  hash: text().notNull(),
});

/** The newest row of the audit, so that one that was taken off its end is missed; its lock keeps the numbers in a row. */
export const operatorAuditHead = pgTable(
  'operator_audit_head',
  { id: integer().primaryKey(), number: id().notNull(), hash: text().notNull() },
  (table) => [check('operator_audit_head_once', sql`${table.id} = 1`)],
);
