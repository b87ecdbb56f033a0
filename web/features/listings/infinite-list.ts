import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cacheKey, cacheList } from './list-cache.ts';
import type { ProductPage } from './product-pages.ts';

interface Growth extends ProductPage {
  /** What the page was opened with; when that changes, everything begins anew. */
  from: ProductPage;
  state: 'idle' | 'loading' | 'failed';
  lastAdded: number;
}

export interface InfiniteList extends ProductPage {
  isLoading: boolean;
  /** How many products came last; 0 until more were loaded. */
  lastAdded: number;
  loadMore: () => Promise<void>;
  /** Goes on the element after the list: when it comes near the screen, more is loaded. */
  endRef: RefObject<HTMLDivElement | null>;
}

/**
 * Far enough ahead that a reader seldom sees the end. On a phone (as wide as in ad-grid.css), whose pages are long, so
 * far that new cards come in where nothing is drawn yet, and are drawn one by one as they come near.
 */
const lookAhead = () => `0px 0px ${window.matchMedia('(width < 34.125rem)').matches ? 3000 : 1400}px`;

/** A list that goes on from where its page began, by scrolling or on request, and is kept for Back as it is. */
export function useInfiniteList<Data extends ProductPage & { hasFailed?: boolean }>(
  data: Data,
  fetchAfter: (cursor: string) => Promise<ProductPage>,
  { maxAutoLoaded = Number.POSITIVE_INFINITY } = {},
): InfiniteList {
  const address = cacheKey(useLocation());
  const [growth, setGrowth] = useState<Growth>(() => beginWith(data));
  const list = growth.from === data ? growth : beginWith(data);
  const { products, nextCursor, state } = list;
  const endRef = useRef<HTMLDivElement>(null);
  const fetchNext = useRef(fetchAfter);
  fetchNext.current = fetchAfter;

  const loadMore = useCallback(async () => {
    if (nextCursor === null) return;
    const before = { ...beginWith(data), products, nextCursor };
    setGrowth({ ...before, state: 'loading' });
    const after = await fetchNext.current(nextCursor).then(
      (page) => ({ ...before, ...page, products: [...products, ...page.products], lastAdded: page.products.length }),
      (error): Growth => {
        console.error('More products could not be fetched.', error);
        return { ...before, state: 'failed' };
      },
    );
    // In small steps, between which the reader's finger is followed: a page of cards at once would hold a phone up.
    // The reader may have gone to another list meanwhile.
    startTransition(() => setGrowth((now) => (now.from === data ? after : now)));
  }, [data, products, nextCursor]);

  useEffect(() => cacheList(address, { ...data, products, nextCursor }), [address, data, products, nextCursor]);

  useEffect(() => {
    // After a failure the reader asks again; scrolling would only repeat it.
    if (!endRef.current || state !== 'idle' || nextCursor === null || products.length >= maxAutoLoaded) return;
    // A busy thread is told of several moments at once; the last of them is now.
    const tellNow = (moments: IntersectionObserverEntry[]) => moments.at(-1)?.isIntersecting && loadMore();
    const observer = new IntersectionObserver(tellNow, { rootMargin: lookAhead() });
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [state, nextCursor, products.length, maxAutoLoaded, loadMore]);

  return { products, nextCursor, isLoading: state === 'loading', lastAdded: list.lastAdded, loadMore, endRef };
}

function beginWith(data: ProductPage): Growth {
  return { from: data, products: data.products, nextCursor: data.nextCursor, state: 'idle', lastAdded: 0 };
}
