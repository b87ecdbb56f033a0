import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Says that a thread was written, read or moved, so that the list beside it can show it as it is now. */
export function tellThreadChange(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each change of a thread. */
export function useThreadChanges(onChange: () => void): void {
  useEffect(() => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  }, [onChange]);
}
