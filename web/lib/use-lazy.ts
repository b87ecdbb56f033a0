import { useEffect, useState } from 'react';
import { reportUnreachable, useIsServerReachable } from './connection.ts';

/** Loads something heavy once it is needed, and retries after a lost connection; null until loaded. */
export function useLazy<Loaded>(load: () => Promise<Loaded>, isNeeded = true): Loaded | null {
  const [loaded, setLoaded] = useState<{ from: typeof load; value: Loaded } | null>(null);
  const isReachable = useIsServerReachable();
  const isMissing = isNeeded && loaded?.from !== load;
  useEffect(() => {
    if (!isMissing || !isReachable) return;
    let isCurrent = true;
    load().then((value) => isCurrent && setLoaded({ from: load, value }), reportUnreachable);
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, isReachable]);
  return loaded?.from === load ? loaded.value : null;
}
