import { storageKeys } from './storage-keys.ts';
import { storedText, useStoredText } from './stored-text.ts';

const stored = storedText(storageKeys.notifications);
const on = 'on';

/** Whether browser notifications are on, and how to switch them. */
export function useNotifications() {
  const isWanted = useStoredText(stored) === on;
  return { isOn: isWanted && isAllowed(), turnOn, turnOff: () => stored.write(null) };
}

/** Requests permission; resolves to an error message, or null when notifications are on. */
async function turnOn(): Promise<string | null> {
  if (!('Notification' in window)) return 'This browser has no notifications.';
  if ((await Notification.requestPermission()) !== 'granted') {
    return 'This browser does not allow notifications from here. Its settings for this site can change that.';
  }
  if (!show('Notifications are on', 'You will be told when an analysis is done.')) {
    return 'This browser does not show notifications of a page.';
  }
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
    new Notification(title, { body, icon: '/icon-512.png' });
    return true;
  } catch {
    // Mobile browsers have the constructor, but it throws.
    return false;
  }
}
