import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Notification } from '../../../../contracts/communication/notifications.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { notifications } from '../../../schema/communication/notifications.ts';
import { groupNotifications, type NotificationGroup } from './group-notifications.ts';
import { type Notices, writeGroup } from './write-notices.ts';

const pageSize = 20;
/** Read for one page, so that many of one group are shown as one. */
const rowsOfPage = 200;
/** More than this is not counted. */
const maxUnread = 100;

interface Page {
  language: Language;
  cursor?: string | undefined;
}

/** A page of what an account was told of, the newest first. */
export async function listOwnNotifications(
  db: Db,
  notices: Notices,
  accountId: number,
  { language, cursor }: Page,
): Promise<{ notifications: Notification[]; next_cursor: string | null }> {
  const [before] = cursor ? readCursor(cursor, 1) : [];
  const isOlder = before === undefined ? undefined : lt(notifications.id, before);
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isOlder))
    .orderBy(desc(notifications.id))
    .limit(rowsOfPage);
  const { groups, used } = groupNotifications(rows, pageSize);
  const last = used < rows.length || rows.length === rowsOfPage ? rows[used - 1] : undefined;
  return {
    notifications: groups.flatMap((group) => describe(notices, group, language) ?? []),
    next_cursor: last ? writeCursor([last.id]) : null,
  };
}

function describe(notices: Notices, group: NotificationGroup, language: Language): Notification | null {
  const content = writeGroup(notices, group, language);
  if (!content) return null;
  const [newest] = group;
  return {
    id: String(newest.id),
    ids: group.map(({ id }) => String(id)),
    topic: newest.topic,
    title: content.title,
    text: content.text ?? null,
    path: content.path,
    image: content.image ?? null,
    is_read: newest.readAt !== null,
    created_at: newest.createdAt.toISOString(),
  };
}

/** How many notifications of an account were not read, counted up to 100. */
export async function countUnreadNotifications(db: Db, accountId: number): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .limit(maxUnread);
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from (${unread}) as unread`);
  return Number(rows[0]?.count ?? 0);
}
