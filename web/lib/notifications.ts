import { storageKeys } from './storage-keys.ts';
import { storedText, useStoredText } from './stored-text.ts';

const stored = storedText(storageKeys.notifications);
const on = 'on';

/** Whether the browser tells of finished work, and how to switch it. */
export function useNotifications() {
  const isWanted = useStoredText(stored) === on;
  return { isOn: isWanted && isAllowed(), turnOn, turnOff: () => stored.write(null) };
}

/** Asks the browser for leave; the answer is why it cannot be, or null when it is on. */
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

/** Tells of finished work, if that is wanted and the page is not being looked at. */
export function notifyInBackground(title: string, body: string): void {
  if (document.hidden && stored.read() === on && isAllowed()) show(title, body);
}

const isAllowed = () => 'Notification' in window && Notification.permission === 'granted';

function show(title: string, body: string): boolean {
  try {
    new Notification(title, { body, icon: '/icon-512.png' });
    return true;
  } catch {
    // Browsers on phones know the word and refuse the deed.
    return false;
  }
}
