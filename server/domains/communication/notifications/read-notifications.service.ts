import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { notifications } from '../../../schema/communication/notifications.ts';

interface WhatWasRead {
  ids?: readonly string[];
  subject?: string | undefined;
  upTo?: string | undefined;
}

/** Marks notifications of an account as read, and says how many were not; nothing more is sent of them. */
export async function markRead(
  db: Db,
  accountId: number,
  { ids = [], subject, upTo }: WhatWasRead,
  now: Date,
): Promise<number> {
  const which = or(
    ids.length > 0 ? inArray(notifications.id, ids.map(Number)) : undefined,
    subject === undefined ? undefined : eq(notifications.subject, subject),
    upTo === undefined ? undefined : lte(notifications.id, Number(upTo)),
  );
  if (!which) return 0;
  const marked = await db
    .update(notifications)
    .set({ readAt: now, digestAt: null })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), which))
    .returning({ id: notifications.id });
  return marked.length;
}

/** Whether a notification was read, or is gone. */
export async function wasRead(db: Db, notificationId: number): Promise<boolean> {
  const isUnread = and(eq(notifications.id, notificationId), isNull(notifications.readAt));
  return (await db.select({ id: notifications.id }).from(notifications).where(isUnread)).length === 0;
}
