import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { useIsServerReachable } from '../../../lib/api/connection.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { fetchListings, type ListingPage, type MyListingsQuery, withListing, withMore } from './own-listings.ts';

type Phase = 'loading' | 'ready' | 'loadingMore' | 'failed';

/** The seller's listings for the query in the URL; the previous list stays visible until the next is loaded. */
export function useOwnListings({ q, state }: MyListingsQuery) {
  const [page, setPage] = useState<ListingPage | null>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isReachable = useIsServerReachable();
  const isFetching = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const controller = new AbortController();
    isFetching.current = true;
    setPhase('loading');
    fetchListings({ q, state }, undefined, controller.signal).then(
      (first) => {
        if (controller.signal.aborted) return;
        isFetching.current = false;
        setPage(first);
        setPhase('ready');
      },
      (error: Error) => {
        if (controller.signal.aborted) return;
        isFetching.current = false;
        setMessage(error.message);
        setPhase('failed');
      },
    );
    return () => controller.abort();
  }, [q, state, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the server is reachable again; retrying a refused request would never end.
  useEffect(() => {
    if (isReachable && phase === 'failed') retry();
  }, [isReachable]);

  async function loadMore() {
    if (!page?.nextCursor) return;
    setPhase('loadingMore');
    try {
      const more = await fetchListings(page.query, page.nextCursor);
      setPage((now) => (now === page ? { ...more, listings: withMore(page.listings, more.listings) } : now));
    } catch (error) {
      console.warn('More listings could not be fetched.', error);
    }
    setPhase('ready');
  }

  /** Updates a changed listing in the list that is shown when the server has answered. */
  const replace = useEventCallback((changed: OwnListing) => {
    setPage((now) => now && { ...now, listings: withListing(now.listings, changed, now.query) });
    // A list being loaded may predate the change, and only the server can tell whether a search matches.
    const isUnknown = q !== '' && !page?.listings.some(({ id }) => id === changed.id);
    if (isFetching.current || isUnknown) retry();
  });

  return { page, phase, message, retry, loadMore, replace };
}
