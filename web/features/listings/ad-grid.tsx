import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { type ReactNode, Suspense } from 'react';
import type { ListedProduct } from '../../../contracts/listings.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdCard, type AdCardProps } from './ad-card.tsx';
import type { PictureUrgency } from './ad-picture.tsx';

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
function urgencyAt(place: number): PictureUrgency {
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
  return (
    <div className="ad-shelf">
      <ul className={classes('ad-grid', isCompactOnPhone && 'ad-grid-compact')}>
        {/* Woken after what stands above it, so that a tap there does not wait for all cards. */}
        <Suspense>
          {products.map((product, place) => (
            <li
              key={product.id}
              className={slotAt(place)}
              data-tall-script={['th', 'vi'].includes(product.language) || undefined}
            >
              <AdCard
                product={product}
                isCompactOnPhone={isCompactOnPhone}
                urgency={isFirst ? urgencyAt(place) : 'later'}
                onMakeAd={onMakeAd}
              />
            </li>
          ))}
        </Suspense>
      </ul>
    </div>
  );
}
