import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../lib/page/breakpoints.ts';

const wideQuery = `(width >= ${breakpoints.md})`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the columns of the table fit side by side. */
export function useIsTableWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideQuery).matches,
    () => true,
  );
}
