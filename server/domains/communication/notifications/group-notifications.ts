import type { notifications } from '../../../schema/communication/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Notifications that are shown as one, the newest first. */
export type NotificationGroup = readonly [NotificationRow, ...NotificationRow[]];

/**
 * Puts unread notifications of one group together where the newest of them stands, and ends before the row that would
 * begin one group too many. Rows are the newest first; those that were read stand alone.
 */
export function groupNotifications(rows: readonly NotificationRow[], limit: number) {
  const groups: [NotificationRow, ...NotificationRow[]][] = [];
  const unread = new Map<string, NotificationRow[]>();
  for (const [index, row] of rows.entries()) {
    const key = row.readAt === null ? row.groupKey : null;
    const group = key === null ? undefined : unread.get(key);
    if (group) {
      group.push(row);
      continue;
    }
    if (groups.length === limit) return { groups, used: index };
    const begun: [NotificationRow] = [row];
    groups.push(begun);
    if (key !== null) unread.set(key, begun);
  }
  return { groups, used: rows.length };
}
