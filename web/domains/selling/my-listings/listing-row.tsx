import { Pause, Pencil, Play, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { factDot } from '../../../../i18n/join-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Price } from '../../marketplace/product-card/price.tsx';
import { namesOf } from './listing-names.ts';
import { ListingPicture } from './listing-picture.tsx';
import { StateBadge } from './state-badge.tsx';
import type { ListingActions } from './use-listing-actions.ts';

/** From here on a seller should restock. */
const lowStock = 3;

interface ListingRowProps {
  listing: OwnListing;
  actions: ListingActions;
  hasUnsavedChanges: boolean;
  onEdit: (id: string) => void;
}

export function ListingRow({ listing, actions, hasUnsavedChanges, onEdit }: ListingRowProps) {
  const { id, state, stale_languages: stale } = listing;
  const { title, category } = namesOf(listing);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 p-4 sm:flex-nowrap sm:items-center sm:px-5">
      <ListingPicture listing={listing} className="size-18 rounded-control" />
      <div className="min-w-0 flex-1 basis-44">
        <h2 dir="auto" className="line-clamp-2 font-sans font-semibold text-base tracking-normal wrap-anywhere">
          {state === 'live' ? (
            <Link to={`/product/${id}`} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="text-muted text-sm">
          <Price prices={listing} />
          {factDot}
          {category}
        </p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <StateBadge state={state} />
          <StockBadge listing={listing} />
          {stale.length > 0 && <Badge tone="warn">{myListingsText('languagesToCheck', { count: stale.length })}</Badge>}
          {hasUnsavedChanges && <Badge tone="trending">{myListingsText('notSaved')}</Badge>}
          {listing.gone_at && <Badge>{myListingsText('deletedOn', { date: formatDate(listing.gone_at) })}</Badge>}
        </div>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <RowActions listing={listing} actions={actions} onEdit={onEdit} />
      </div>
    </li>
  );
}

/** Sold out, or nearly. */
function StockBadge({ listing: { state, stock } }: { listing: OwnListing }) {
  if (state === 'removed' || stock > lowStock) return null;
  if (stock === 0) return <Badge tone="bad">{myListingsText('soldOut')}</Badge>;
  return <Badge tone="warn">{myListingsText('unitsLeft', { count: stock })}</Badge>;
}

function RowActions({ listing, actions, onEdit }: Omit<ListingRowProps, 'hasUnsavedChanges'>) {
  const { id, state } = listing;
  const { title } = namesOf(listing);
  const isBusy = actions.busyId === id;
  if (state === 'removed') {
    return (
      <Button
        isBusy={isBusy}
        icon={<Undo2 aria-hidden="true" className="size-4.5" />}
        aria-label={myListingsText('bringBackListing', { title })}
        className="max-sm:flex-1"
        onClick={() => void actions.restore(listing)}
      >
        {myListingsText('bringBack')}
      </Button>
    );
  }
  const isLive = state === 'live';
  return (
    <>
      <Button
        icon={<Pencil aria-hidden="true" className="size-4" />}
        aria-label={myListingsText('editListing', { title })}
        className="max-sm:flex-1"
        onClick={() => onEdit(id)}
      >
        {myListingsText('edit')}
      </Button>
      <IconButton
        isOutlined
        disabled={isBusy}
        label={myListingsText(isLive ? 'pauseListing' : 'resumeListing', { title })}
        icon={isLive ? Pause : Play}
        onClick={() => void (isLive ? actions.pause(listing) : actions.resume(listing))}
      />
      <IconButton
        isOutlined
        disabled={isBusy}
        label={myListingsText('removeListing', { title })}
        icon={Trash2}
        className="text-bad"
        onClick={() => void actions.remove(listing)}
      />
    </>
  );
}
