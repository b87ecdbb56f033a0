import { storageKeys } from '../storage/storage-keys.ts';
import { storedText, useStoredText } from '../storage/stored-text.ts';

const stored = storedText(storageKeys.notifications);
const on = 'on';

/** Whether browser notifications are on, and how to switch them. */
export function useNotifications() {
  const isWanted = useStoredText(stored) === on;
  return { isOn: isWanted && isAllowed(), turnOn, turnOff: () => stored.write(null) };
}

type NotificationProblem = 'notificationsMissing' | 'notificationsDenied' | 'notificationsHidden';

/** Requests permission and shows a first notification; resolves to what went wrong, or null when notifications are on. */
async function turnOn(title: string, body: string): Promise<NotificationProblem | null> {
  if (!('Notification' in window)) return 'notificationsMissing';
  if ((await Notification.requestPermission()) !== 'granted') return 'notificationsDenied';
  if (!show(title, body)) return 'notificationsHidden';
  stored.write(on);
  return null;
}

/** Shows a notification if notifications are on and the page is hidden. */
export function notifyInBackground(title: string, body: string): void {
  if (document.hidden && stored.read() === on && isAllowed()) show(title, body);
}

const isAllowed = () => 'Notification' in window && Notification.permission === 'granted';

function show(title: string, body: string): boolean {
  try {
    new Notification(title, { body, icon: '/icon-192.png' });
    return true;
  } catch {
    // Mobile browsers have the constructor, but it throws.
    return false;
  }
}
