import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { mailChoices, notificationTopics } from '../../../contracts/notification-topics.ts';
import { accounts, sessions } from '../identity/accounts.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });
const owner = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What an account was told of, as data: it is written in the reader's language when it is shown or sent. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    topic: text({ enum: notificationTopics }).notNull(),
    /** The name of the notice that writes it. */
    notice: text().notNull(),
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What happens once is told once. */
    key: text().notNull(),
    /** Unread ones with the same group are shown as one; null where each stands alone. */
    groupKey: text(),
    /** The record that it is about, such as `order 1000`; who opens that has read it. */
    subject: text(),
    createdAt: time().notNull(),
    readAt: time(),
    /** When the mail is sent that tells of it among others; null where none is to be sent any more. */
    digestAt: time(),
    /** When it was handed over to push services, which happens once. */
    pushedAt: time(),
  },
  (table) => [
    unique('notifications_once').on(table.accountId, table.key),
    index('notifications_newest').on(table.accountId, table.id),
    index('notifications_unread').on(table.accountId, table.id).where(sql`read_at is null`),
    index('notifications_for_digest').on(table.digestAt, table.accountId).where(sql`digest_at is not null`),
    index('notifications_by_age').on(table.createdAt),
  ],
);

/** How an account wants to be told of a topic, where that is not the default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: owner(),
    topic: text({ enum: notificationTopics }).notNull(),
    email: text({ enum: mailChoices }).notNull(),
    push: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic] })],
);

/** When an account wants to be left alone, and where it lives. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    accountId: owner().primaryKey(),
    /** An IANA name. */
    timeZone: text().notNull(),
    /** Minutes after midnight; null where there are no quiet hours. */
    quietFrom: integer(),
    quietUntil: integer(),
  },
  (table) => [
    check(
      'notification_settings_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)
        and ${table.quietFrom} between 0 and 1439 and ${table.quietUntil} between 0 and 1439`,
    ),
  ],
);

/** Browsers that notifications are pushed to; each goes with the session that asked for it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    sessionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the push service of the browser; who has it and the keys can push. */
    endpoint: text().notNull().unique(),
    /** The public key and the secret of the browser, in base64url, for RFC 8291. */
    publicKey: text().notNull(),
    secret: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index('push_subscriptions_by_account').on(table.accountId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);
/** The key pair by which push services know this site (RFC 8292), made once for all servers. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text().notNull(),
    /** Sealed with the key of the server, which is not in the database. */
    privateKey: text().notNull(),
  },
  (table) => [check('push_keys_once', sql`${table.id} = 1`)],
);
