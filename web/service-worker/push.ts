import { type NotificationEvent, type PushEvent, worker } from './worker-scope.ts';

interface PushedNotification {
  title: string;
  body: string;
  path: string;
  tag: string;
  /** How many notifications are unread, for the badge of the installed app. */
  count: number;
  language: string;
}

export function showPushed({ data }: PushEvent): Promise<unknown> {
  const { title, body, path, tag, count, language } = data.json() as PushedNotification;
  const options = { body, tag, lang: language, data: { path }, icon: '/icon-192.png' };
  return Promise.all([
    worker.registration.showNotification(title, options),
    // Some browsers have no badges.
    worker.navigator.setAppBadge?.(count),
  ]);
}

/** Opens the page of a notification, in a window that shows the site already where there is one. */
export async function openNotification({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = new URL(notification.data.path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const [window] = await worker.clients.matchAll({ type: 'window' });
  if (!window) return void (await worker.clients.openWindow(url));
  await window.focus();
  await window.navigate(url);
}
