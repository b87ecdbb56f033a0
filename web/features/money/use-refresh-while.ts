import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 1500;

/** Asks for the page's data anew as long as something on it is on its way. */
export function useRefreshWhile(isInFlight: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isInFlight) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isInFlight, revalidate]);
}
