import { type ReactNode, useEffect, useRef } from 'react';
import { listingsText } from '../../../../i18n/generated/listings.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { LazyLocalPricesNote } from '../product-card/lazy-local-prices.tsx';
import type { ProductCardProps } from '../product-card/product-card.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { InfiniteList } from './infinite-list.ts';

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
      {products.length > 0 && nextCursor === null && <LazyLocalPricesNote />}
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
