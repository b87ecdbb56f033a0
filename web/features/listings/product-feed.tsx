import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AdCardProps } from './ad-card.tsx';
import { AdGrid } from './ad-grid.tsx';
import type { InfiniteList } from './infinite-list.ts';

interface ProductFeedProps extends Pick<AdCardProps, 'onMakeAd'> {
  list: InfiniteList;
  /** Another list is on its way; this one stays to look at meanwhile. */
  isLeaving: boolean;
  /** The page that goes on from a cursor: for readers without scripts, and for machines. */
  nextPageUrl: (cursor: string) => string;
  whenEmpty: ReactNode;
}

/** A grid that goes on as one scrolls. */
export function ProductFeed({ list, isLeaving, nextPageUrl, onMakeAd, whenEmpty }: ProductFeedProps) {
  const { products, nextCursor, isLoading, lastAdded, loadMore, endRef } = list;
  const { gridRef, goOnFrom } = useFocusOnNew(products.length);
  return (
    <div
      ref={gridRef}
      aria-busy={isLeaving}
      className="transition-opacity duration-200 aria-busy:opacity-60 aria-busy:delay-150"
    >
      <AdGrid products={products} onMakeAd={onMakeAd} isFirst whenEmpty={whenEmpty} />
      <p role="status" className="sr-only">
        {lastAdded > 0 && `Loaded ${lastAdded} more, ${products.length} in all`}
      </p>
      {/* Made anew at each end, because the old one would be seen to jump away. */}
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
                goOnFrom(products.length);
                void loadMore();
              }}
            >
              More<span className="sr-only"> products</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** Who asked for more goes on at the first card that came. */
function useFocusOnNew(count: number) {
  const gridRef = useRef<HTMLDivElement>(null);
  const asked = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count <= asked.current) return;
    const card = gridRef.current?.querySelectorAll('article')[asked.current];
    asked.current = Number.POSITIVE_INFINITY;
    card?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  const goOnFrom = (place: number) => {
    asked.current = place;
  };
  return { gridRef, goOnFrom };
}
