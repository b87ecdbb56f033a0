import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const refreshIntervalMs = 1500;

/** Reloads the page's data at intervals while a transfer is in flight. */
export function useRefreshWhile(isInFlight: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isInFlight) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), refreshIntervalMs);
    return () => clearInterval(timer);
  }, [isInFlight, revalidate]);
}
