import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnListing } from '../../../contracts/storefront.ts';
import { useIsServerReachable } from '../../lib/connection.ts';
import { useEventCallback } from '../../lib/event-callback.ts';
import { fetchListings, type ListingPage, type StorefrontQuery, withListing, withMore } from './own-listings.ts';

type Phase = 'loading' | 'ready' | 'growing' | 'failed';

/** A seller's own listings as the address asks for them; what was shown stays until the next is there. */
export function useOwnListings({ q, state }: StorefrontQuery) {
  const [page, setPage] = useState<ListingPage | null>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [message, setMessage] = useState('');
  const [round, setRound] = useState(0);
  const isReachable = useIsServerReachable();
  const isFetching = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    const stop = new AbortController();
    isFetching.current = true;
    setPhase('loading');
    fetchListings({ q, state }, undefined, stop.signal).then(
      (first) => {
        if (stop.signal.aborted) return;
        isFetching.current = false;
        setPage(first);
        setPhase('ready');
      },
      (error: Error) => {
        if (stop.signal.aborted) return;
        isFetching.current = false;
        setMessage(error.message);
        setPhase('failed');
      },
    );
    return () => stop.abort();
  }, [q, state, round]);

  const retry = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server comes back; a refusal would repeat for ever.
  useEffect(() => {
    if (isReachable && phase === 'failed') retry();
  }, [isReachable]);

  async function loadMore() {
    if (!page?.nextCursor) return;
    setPhase('growing');
    try {
      const more = await fetchListings(page.query, page.nextCursor);
      setPage((now) => (now === page ? { ...more, listings: withMore(page.listings, more.listings) } : now));
    } catch (error) {
      console.warn('More listings could not be fetched.', error);
    }
    setPhase('ready');
  }

  /** Takes in a listing that was changed here, whichever list is shown by the time the server has answered. */
  const replace = useEventCallback((changed: OwnListing) => {
    setPage((now) => now && { ...now, listings: withListing(now.listings, changed, now.query) });
    // A list on its way may have been read before the change, and only the server knows what a search finds.
    const isUnknown = q !== '' && !page?.listings.some(({ id }) => id === changed.id);
    if (isFetching.current || isUnknown) retry();
  });

  return { page, phase, message, retry, loadMore, replace };
}
