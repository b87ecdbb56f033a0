import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import type { OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { classes } from '../../../ui/buttons/classes.ts';

type ListingPhoto = Pick<OwnListing, 'category_id' | 'productImage'>;

/** The thumbnail of a listing on the background colour of its top category. */
export function ListingPicture({ listing, className }: { listing: ListingPhoto; className: string }) {
  return (
    <div data-top-category={listing.category_id} className={classes('shrink-0 overflow-hidden bg-ground', className)}>
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
