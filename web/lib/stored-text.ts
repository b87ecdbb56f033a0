import { useSyncExternalStore } from 'react';

/** One text in local storage that every reader on the page, and every other tab, agrees on. */
export interface StoredText {
  read: () => string | null;
  write: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared everything.
    if (event.key === key || event.key === null) announce();
  };

  return {
    read: () => withStorage((storage) => storage.getItem(key)),
    write(text) {
      withStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
      announce();
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

/** Storage may be forbidden by the browser's settings; the page then works without remembering. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
