import { withStorage } from './with-storage.ts';

/** A value in the tab’s session storage, which survives a reload and ends with the tab. */
export interface StoredJson<Value> {
  read: () => Value | null;
  write: (value: Value | null) => void;
}

export function storedJson<Value>(key: string): StoredJson<Value> {
  return {
    read: () => withStorage('sessionStorage', (storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null),
    write: (value) =>
      void withStorage('sessionStorage', (storage) =>
        value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
      ),
  };
}
