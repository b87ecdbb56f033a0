import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { breakpoints } from '../../../lib/page/breakpoints.ts';
import { cacheKey, cacheList } from './list-cache.ts';
import type { ProductPage } from './product-pages.ts';

interface ListState extends ProductPage {
  /** The loader data the list started with; when it changes, the list starts again. */
  source: ProductPage;
  state: 'idle' | 'loading' | 'failed';
  lastAdded: number;
}

export interface InfiniteList extends ProductPage {
  isLoading: boolean;
  /** The number of products loaded last; 0 until more are loaded. */
  lastAdded: number;
  loadMore: () => Promise<void>;
  /** The ref of the element after the list: more is loaded when it comes near the viewport. */
  endRef: RefObject<HTMLDivElement | null>;
}

/**
 * Far enough ahead that the end is seldom visible. On a phone pages are long, and new cards are added outside the rendered
 * area and rendered one by one as they come near.
 */
const getRootMargin = () => `0px 0px ${window.matchMedia(`(width < ${breakpoints.sm})`).matches ? 3000 : 1400}px`;

/** A list that loads more pages by scrolling or on request, and is cached for Back. */
export function useInfiniteList<Data extends ProductPage & { hasFailed?: boolean }>(
  data: Data,
  fetchAfter: (cursor: string) => Promise<ProductPage>,
  { maxAutoLoaded = Number.POSITIVE_INFINITY } = {},
): InfiniteList {
  const key = cacheKey(useLocation());
  const [listState, setListState] = useState<ListState>(() => initialState(data));
  const list = listState.source === data ? listState : initialState(data);
  const { products, nextCursor, state } = list;
  const endRef = useRef<HTMLDivElement>(null);
  const fetchNext = useRef(fetchAfter);
  fetchNext.current = fetchAfter;

  const loadMore = useCallback(async () => {
    if (nextCursor === null) return;
    const before = { ...initialState(data), products, nextCursor };
    setListState({ ...before, state: 'loading' });
    const after = await fetchNext.current(nextCursor).then(
      (page) => ({ ...before, ...page, products: [...products, ...page.products], lastAdded: page.products.length }),
      (error): ListState => {
        console.error('More products could not be fetched.', error);
        return { ...before, state: 'failed' };
      },
    );
    // A transition, because rendering a page of cards at once would block input on a phone.
    // Ignored if another list is shown by now.
    startTransition(() => setListState((now) => (now.source === data ? after : now)));
  }, [data, products, nextCursor]);

  useEffect(() => cacheList(key, { ...data, products, nextCursor }), [key, data, products, nextCursor]);

  useEffect(() => {
    // After a failure only the button retries; scrolling would only repeat the failure.
    if (!endRef.current || state !== 'idle' || nextCursor === null || products.length >= maxAutoLoaded) return;
    // A busy thread gets several entries at once; the last one is current.
    const onIntersect = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && loadMore();
    const observer = new IntersectionObserver(onIntersect, { rootMargin: getRootMargin() });
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [state, nextCursor, products.length, maxAutoLoaded, loadMore]);

  return { products, nextCursor, isLoading: state === 'loading', lastAdded: list.lastAdded, loadMore, endRef };
}

function initialState(data: ProductPage): ListState {
  return { source: data, products: data.products, nextCursor: data.nextCursor, state: 'idle', lastAdded: 0 };
}
