import { useCallback, useRef } from 'react';

/** A function with a stable identity that always calls the latest callback, so that memoized children do not re-render. */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...args: Args) => latest.current(...args), []);
}
