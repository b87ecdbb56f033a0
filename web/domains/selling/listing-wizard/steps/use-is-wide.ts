import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../../lib/page/breakpoints.ts';

const wideQuery = `(width >= ${breakpoints.lg})`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether chat and wizard fit side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideQuery).matches,
    () => true,
  );
}
