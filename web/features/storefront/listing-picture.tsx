import { pictureAddress } from '../../../contracts/pictures.ts';
import type { OwnListing } from '../../../contracts/storefront.ts';
import { classes } from '../../ui/classes.ts';

type Pictured = Pick<OwnListing, 'category_id' | 'productImage'>;

/** A listing's photo, small, on the ground of its aisle. */
export function ListingPicture({ listing, className }: { listing: Pictured; className: string }) {
  return (
    <div data-aisle={listing.category_id} className={classes('shrink-0 overflow-hidden bg-ground', className)}>
      <img
        src={pictureAddress(listing.productImage, 160, 'webp')}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}
