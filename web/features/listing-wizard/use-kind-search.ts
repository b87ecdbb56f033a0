import { useEffect, useState } from 'react';
import { type NamedKind, searchKinds } from '../../../contracts/listing-analysis.ts';
import { api } from '../../lib/api.ts';

const debounceMs = 150;

type FoundKind = NamedKind & { category_id: string };

/** Kinds of goods for a typed word; null until the server has answered. */
export function useKindSearch(query: string): readonly FoundKind[] | null {
  const [found, setFound] = useState<{ q: string; kinds: readonly FoundKind[] }>({ q: '', kinds: [] });
  const q = query.trim().slice(0, 100);

  useEffect(() => {
    if (q === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { kinds } = await api(searchKinds, { body: { q }, signal: stop.signal });
        setFound({ q, kinds });
      } catch (error) {
        // The category picker still works without the server.
        if (!stop.signal.aborted) console.warn('No kinds found.', error);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);

  return found.q === q ? found.kinds : null;
}
