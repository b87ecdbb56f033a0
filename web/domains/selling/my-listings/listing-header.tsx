import type { ListingToEdit } from '../../../../contracts/selling/my-listings.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { myListingsEditText } from '../../../../i18n/generated/my-listings-edit.ts';
import { namesOf } from './listing-names.ts';
import { ListingPicture } from './listing-picture.tsx';
import { StateBadge } from './state-badge.tsx';

/** The listing's picture, title and state. */
export function ListingHeader({ listing }: { listing: ListingToEdit }) {
  return (
    <div className="flex items-center gap-4">
      <ListingPicture listing={listing} className="size-20 rounded-card" />
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {namesOf(listing).title}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-muted text-sm">
          <StateBadge state={listing.state} />{' '}
          {myListingsEditText('listedOn', { date: formatDate(listing.created_at) })}
        </p>
      </div>
    </div>
  );
}
