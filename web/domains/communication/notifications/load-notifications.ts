import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '../../../../contracts/communication/notifications.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { askForNotifications } from './notification-store.ts';

export interface NotificationPage {
  rows: Notification[];
  next: string | null;
}

/** The page with all notifications, by who reads it. */
export const notificationsPath = (role: UserType | undefined) =>
  role === 'seller' ? '/storefront/notifications' : '/notifications';

export async function fetchNotifications(cursor?: string): Promise<NotificationPage> {
  const body = { language: getLocale(), ...(cursor ? { cursor } : {}) };
  const { notifications: rows, next_cursor: next } = await api(listNotifications, { body });
  return { rows, next };
}

/** Says that notifications were read. The page that they lead to opens in any case. */
export async function markRead(which: { ids: string[] } | { up_to: string } | { subject: string }): Promise<void> {
  try {
    await api(markNotificationsRead, { body: which });
  } catch (error) {
    console.warn('Notifications could not be marked as read.', error);
  }
  await askForNotifications();
}
