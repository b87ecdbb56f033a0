import { useSyncExternalStore } from 'react';

/** Told whether a contact is confirmed now. */
type Settle = (isConfirmed: boolean) => void;

let waiting: Settle[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Asks the visitor to confirm an email or phone; resolves to false when the dialog is closed without. */
export function askForContact(): Promise<boolean> {
  // Nothing on the page can ask.
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((settle) => {
    waiting = [...waiting, settle];
    notify();
  });
}

/** Called by the dialog when it is done. */
export function settleContact(isConfirmed: boolean): void {
  const asked = waiting;
  waiting = [];
  notify();
  for (const settle of asked) settle(isConfirmed);
}

/** Whether somebody waits for a confirmed contact. */
export function useIsContactAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
}
