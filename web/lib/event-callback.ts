import { useCallback, useRef } from 'react';

/** A function that stays the same value and always does what its newest version does, so that what gets it need not be drawn anew. */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  newest.current = callback;
  return useCallback((...args: Args) => newest.current(...args), []);
}
