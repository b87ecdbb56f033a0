import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useIsServerReachable } from './connection.ts';

/** Reloads the page's data when the server becomes reachable after loading had failed. */
export function useRetryWhenReachable(hasFailed: boolean): void {
  const isReachable = useIsServerReachable();
  const wasReachable = useRef(isReachable);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const isBack = isReachable && !wasReachable.current;
    wasReachable.current = isReachable;
    if (isBack && hasFailed) void revalidate();
  }, [isReachable, hasFailed, revalidate]);
}
