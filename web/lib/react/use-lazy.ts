import { useEffect, useState } from 'react';
import { reportUnreachable, useIsServerReachable } from '../api/connection.ts';

/**
 * Loads something heavy once it is needed, and retries after a lost connection; null until loaded. It is also tried
 * without a connection, because the browser may have it already.
 */
export function useLazy<Loaded>(load: () => Promise<Loaded>, isNeeded = true): Loaded | null {
  const [loaded, setLoaded] = useState<{ from: typeof load; value: Loaded } | null>(null);
  const isReachable = useIsServerReachable();
  const isMissing = isNeeded && loaded?.from !== load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isReachable` retries a load that failed.
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then((value) => isCurrent && setLoaded({ from: load, value }), reportUnreachable);
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, isReachable]);
  return loaded?.from === load ? loaded.value : null;
}
