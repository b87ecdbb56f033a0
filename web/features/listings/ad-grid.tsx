import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { type CSSProperties, memo, type ReactNode, Suspense } from 'react';
import { type ListedProduct, productPageSize } from '../../../contracts/listings.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdCard, type AdCardProps } from './ad-card.tsx';
import type { PicturePriority } from './ad-picture.tsx';

interface AdGridProps extends Pick<AdCardProps, 'isCompactOnPhone' | 'onMakeAd'> {
  products: readonly ListedProduct[];
  /** Seen without scrolling: its first pictures are fetched early. */
  isFirst?: boolean;
  /** Where to go from an empty grid. */
  whenEmpty?: ReactNode;
}

/** One row on the widest common screen. */
const firstRow = 4;
/** Cards from here on may be far from the screen: of a phone, where one or two stand side by side, and of any. */
const nearOnPhone = 2;
const nearElsewhere = 8;

/** On a phone only the first is seen at once: on its slow line the others wait. */
function urgencyAt(place: number): PicturePriority {
  if (place === 0) return 'first';
  return place < firstRow ? 'soon' : 'later';
}

function slotAt(place: number): string | undefined {
  if (place >= nearElsewhere) return 'ad-slot-far';
  return place >= nearOnPhone ? 'ad-slot-far-on-phone' : undefined;
}

/** Ad cards side by side, as many as fit; 'No Records' when there are none. */
export function AdGrid({ products, isCompactOnPhone = false, onMakeAd, isFirst = false, whenEmpty }: AdGridProps) {
  if (products.length === 0) return <EmptyState title="No Records" picture={parcel} action={whenEmpty} />;
  const starts = Array.from(
    { length: Math.ceil(products.length / productPageSize) },
    (_, page) => page * productPageSize,
  );
  return (
    <div className="ad-shelf">
      <div className={classes('ad-grid', isCompactOnPhone && 'ad-grid-compact')}>
        {starts.map((start) => (
          // Woken after what stands above it, so that a tap there does not wait for all cards.
          <Suspense key={start}>
            <AdPage
              products={products.slice(start, start + productPageSize)}
              start={start}
              isCompactOnPhone={isCompactOnPhone}
              onMakeAd={onMakeAd}
              isFirst={isFirst}
            />
          </Suspense>
        ))}
      </div>
    </div>
  );
}

interface AdPageProps extends Omit<AdGridProps, 'whenEmpty'> {
  /** The place of its first card in the whole grid. */
  start: number;
}

/** A part of a long grid, which is laid out by itself: a phone would measure hundreds of cards anew for each that comes near. */
const AdPage = memo(
  function AdPage({ products, start, isCompactOnPhone, onMakeAd, isFirst }: AdPageProps) {
    return (
      <ul
        className="ad-page"
        style={{ '--cards': products.length } as CSSProperties}
        data-tall-script={['th', 'vi'].includes(products[0]?.language ?? '') || undefined}
      >
        {products.map((product, place) => (
          <li key={product.id} className={slotAt(start + place)}>
            <AdCard
              product={product}
              isCompactOnPhone={isCompactOnPhone}
              urgency={isFirst ? urgencyAt(start + place) : 'later'}
              onMakeAd={onMakeAd}
            />
          </li>
        ))}
      </ul>
    );
  },
  ({ products: before, ...rest }, { products: now, ...restNow }) =>
    before.length === now.length &&
    before.every((product, place) => product === now[place]) &&
    rest.isCompactOnPhone === restNow.isCompactOnPhone &&
    rest.isFirst === restNow.isFirst &&
    rest.onMakeAd === restNow.onMakeAd,
);
