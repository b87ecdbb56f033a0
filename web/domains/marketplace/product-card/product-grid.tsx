import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { type CSSProperties, memo, type ReactNode, Suspense } from 'react';
import { type ListedProduct, productPageSize } from '../../../../contracts/marketplace/listings.ts';
import { listingsText } from '../../../../i18n/generated/listings.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { PicturePriority } from './ad-picture.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

interface ProductGridProps extends Pick<ProductCardProps, 'onMakeAd'> {
  products: readonly ListedProduct[];
  /** Visible without scrolling: its first pictures are loaded eagerly. */
  isFirst?: boolean;
  /** The action of an empty grid. */
  emptyAction?: ReactNode;
}

/** One row on the widest common screen. */
const firstRow = 4;
/** The first cards that may be outside the viewport, on a phone and on other screens. */
const visibleOnPhone = 4;
const visibleElsewhere = 8;

/** The first picture is the largest contentful paint, so the others must not delay it. */
function priorityAt(index: number): PicturePriority {
  if (index === 0) return 'first';
  return index < firstRow ? 'soon' : 'later';
}

function slotClassAt(index: number): string | undefined {
  if (index >= visibleElsewhere) return 'ad-slot-far';
  return index >= visibleOnPhone ? 'ad-slot-far-on-phone' : undefined;
}

/** Ad cards side by side, as many as fit; 'No Records' when there are none. */
export function ProductGrid({ products, onMakeAd, isFirst = false, emptyAction }: ProductGridProps) {
  if (products.length === 0) {
    return <EmptyState title={listingsText('noRecords')} picture={parcel} action={emptyAction} />;
  }
  const starts = Array.from(
    { length: Math.ceil(products.length / productPageSize) },
    (_, page) => page * productPageSize,
  );
  return (
    <div className="product-row">
      <div className="product-grid">
        {starts.map((start) => (
          // Hydrated after the content above, so that a tap there does not wait for all cards.
          <Suspense key={start}>
            <AdPage
              products={products.slice(start, start + productPageSize)}
              start={start}
              onMakeAd={onMakeAd}
              isFirst={isFirst}
            />
          </Suspense>
        ))}
      </div>
    </div>
  );
}

interface AdPageProps extends Omit<ProductGridProps, 'emptyAction'> {
  /** The index of its first card in the whole grid. */
  start: number;
}

/** A page of a long grid, laid out separately: a phone would otherwise lay out hundreds of cards for each new one. */
const AdPage = memo(
  function AdPage({ products, start, onMakeAd, isFirst }: AdPageProps) {
    return (
      <ul
        className="ad-page"
        style={{ '--cards': products.length } as CSSProperties}
        data-tall-script={['th', 'vi'].includes(products[0]?.language ?? '') || undefined}
      >
        {products.map((product, index) => (
          <li key={product.id} className={slotClassAt(start + index)}>
            <ProductCard
              product={product}
              priority={isFirst ? priorityAt(start + index) : 'later'}
              onMakeAd={onMakeAd}
            />
          </li>
        ))}
      </ul>
    );
  },
  ({ products: previous, ...rest }, { products: next, ...nextRest }) =>
    previous.length === next.length &&
    previous.every((product, index) => product === next[index]) &&
    rest.isFirst === nextRest.isFirst &&
    rest.onMakeAd === nextRest.onMakeAd,
);
