import { useEffect, useState } from 'react';

const debounceMs = 150;
const maxLength = 100;

/**
 * What a search found for a typed text, once typing pauses; null until it has answered, and where it failed. `search` must
 * keep its identity between renders.
 */
export function useDebouncedSearch<Found>(
  query: string,
  search: (q: string, signal: AbortSignal) => Promise<Found>,
): { q: string; found: Found | null } {
  const [answer, setAnswer] = useState<{ q: string; found: Found } | null>(null);
  const q = query.trim().slice(0, maxLength);

  useEffect(() => {
    if (q === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setAnswer({ q, found: await search(q, stop.signal) });
      } catch (error) {
        // The page offers other ways to the same choice.
        if (!stop.signal.aborted) console.warn(`Nothing found for “${q}”.`, error);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, search]);

  return { q, found: answer?.q === q ? answer.found : null };
}
