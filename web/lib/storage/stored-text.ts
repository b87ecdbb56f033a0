import { useSyncExternalStore } from 'react';
import { withStorage } from './with-storage.ts';

/** One text in local storage, in sync across the page and other tabs. */
export interface StoredText {
  read: () => string | null;
  write: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared everything.
    if (event.key === key || event.key === null) notify();
  };

  return {
    read: () => withStorage('localStorage', (storage) => storage.getItem(key)),
    write(text) {
      withStorage('localStorage', (storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The stored text; null on the server and during hydration, because public pages are the same for everyone. */
export function useStoredText(stored: StoredText): string | null {
  return useSyncExternalStore(stored.subscribe, stored.read, () => null);
}
