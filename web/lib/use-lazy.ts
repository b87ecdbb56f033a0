import { useEffect, useState } from 'react';
import { reportUnreachable, useIsServerReachable } from './connection.ts';

/** Something heavy that is loaded once it is wanted, and again if the connection was lost meanwhile; null until then. */
export function useLazy<Loaded>(load: () => Promise<Loaded>, isWanted = true): Loaded | null {
  const [found, setFound] = useState<{ from: typeof load; value: Loaded } | null>(null);
  const isReachable = useIsServerReachable();
  const isMissing = isWanted && found?.from !== load;
  useEffect(() => {
    if (!isMissing || !isReachable) return;
    let isCurrent = true;
    load().then((value) => isCurrent && setFound({ from: load, value }), reportUnreachable);
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, isReachable]);
  return found?.from === load ? found.value : null;
}
