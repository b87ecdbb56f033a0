/** A value in the tab’s session storage, which survives a reload and ends with the tab. */
export interface StoredJson<Value> {
  read: () => Value | null;
  write: (value: Value | null) => void;
}

export function storedJson<Value>(key: string): StoredJson<Value> {
  return {
    read: () => withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null),
    write: (value) =>
      void withStorage((storage) =>
        value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
      ),
  };
}

/** Browser settings may forbid storage, and a record may be broken; the page then works without it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
