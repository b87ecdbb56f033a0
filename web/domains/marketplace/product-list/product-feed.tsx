import { type ReactNode, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { listingsText } from '../../../../i18n/generated/listings.ts';
import { cacheKey, cacheList } from '../../../lib/browser/list-cache.ts';
import { breakpoints } from '../../../lib/page/breakpoints.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { LazyLocalPricesNote } from '../product-card/lazy-local-prices.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { SponsoredNote } from '../product-card/sponsored-note.tsx';
import type { ProductPage } from './product-pages.ts';

interface ProductFeedProps extends Pick<ProductCardProps, 'onMakeAd'> {
  list: InfiniteList;
  /** Another list is loading; this one stays visible meanwhile. */
  isStale: boolean;
  /** The URL of the page at a cursor, for readers without scripts and for crawlers. */
  nextPageUrl: (cursor: string) => string;
  emptyAction: ReactNode;
}

/** A product grid with infinite scrolling. */
export function ProductFeed({ list, isStale, nextPageUrl, onMakeAd, emptyAction }: ProductFeedProps) {
  const { products, nextCursor, isLoading, lastAdded, loadMore, endRef } = list;
  const { gridRef, focusFrom } = useFocusOnNew(products.length);
  return (
    <div
      ref={gridRef}
      aria-busy={isStale}
      className="transition-opacity duration-200 aria-busy:opacity-60 aria-busy:delay-150"
    >
      <ProductGrid products={products} onMakeAd={onMakeAd} isFirst emptyAction={emptyAction} />
      {/* Below the last product: anywhere else it would visibly jump down whenever more are loaded. */}
      {products.length > 0 && nextCursor === null && (
        <>
          <SponsoredNote />
          <LazyLocalPricesNote />
        </>
      )}
      <p role="status" className="sr-only">
        {lastAdded > 0 && listingsText('loadedMore', { added: lastAdded, total: products.length })}
      </p>
      {/* Keyed by length, because the old element would visibly jump down. */}
      <div key={products.length} ref={endRef}>
        {nextCursor !== null && (
          <div className="flex justify-center pt-8 pb-2">
            <ButtonLink
              to={nextPageUrl(nextCursor)}
              aria-busy={isLoading || undefined}
              icon={isLoading ? <Spinner /> : undefined}
              className="min-w-40"
              onClick={(event) => {
                event.preventDefault();
                if (isLoading) return;
                focusFrom(products.length);
                void loadMore();
              }}
            >
              {richText(listingsText('moreProducts'), {
                hidden: (words) => <span className="sr-only">{words}</span>,
              })}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** After the More button was pressed, moves the focus to the first new card. */
function useFocusOnNew(count: number) {
  const gridRef = useRef<HTMLDivElement>(null);
  const focusIndex = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count <= focusIndex.current) return;
    const card = gridRef.current?.querySelectorAll('article')[focusIndex.current];
    focusIndex.current = Number.POSITIVE_INFINITY;
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  const focusFrom = (index: number) => {
    focusIndex.current = index;
  };
  return { gridRef, focusFrom };
}

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
