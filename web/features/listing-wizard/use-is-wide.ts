import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether chat and wizard have room beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
