import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** What was asked for, or why it did not come. */
export type Fetched<Data> = { hasFailed: false; data: Data } | { hasFailed: true; message: string };

/** Never rejects, so that the page itself always stands. */
export async function fetched<Data>(asked: Promise<Data>): Promise<Fetched<Data>> {
  try {
    return { hasFailed: false, data: await asked };
  } catch (error) {
    return { hasFailed: true, message: (error as Error).message };
  }
}

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
