import { useEffect, useRef } from 'react';
import type { ListingToEdit } from '../../../contracts/storefront.ts';
import { useLazy } from '../../lib/use-lazy.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { draftOf } from './edit-draft.ts';
import { ListingRow } from './listing-row.tsx';
import type { StorefrontQuery } from './own-listings.ts';
import { ListingsError, ListingsSkeleton, NoListings } from './storefront-states.tsx';
import { StorefrontToolbar } from './storefront-toolbar.tsx';
import { isChanged, useEdit, useEdits } from './use-edits.ts';
import { useListingActions } from './use-listing-actions.ts';
import { useOwnListings } from './use-own-listings.ts';

/** Comes with the first listing that is opened. */
const loadEditSheet = () => import('./edit-sheet.tsx').then((module) => module.EditSheet);

interface StorefrontProps {
  query: StorefrontQuery;
  onSearch: (q: string) => void;
  /** Their page as buyers see it. */
  shopAddress: string | null;
  /** The listing whose sheet is open. */
  editId: string | null;
  onEdit: (id: string) => void;
  onCloseEdit: () => void;
}

/** A seller's own listings: found, changed, paused, removed and brought back. */
export function Storefront({ query, onSearch, shopAddress, editId, onEdit, onCloseEdit }: StorefrontProps) {
  const { page, phase, message, retry, loadMore, replace } = useOwnListings(query);
  const hasListings = query.state !== 'removed' && (page?.listings.length ?? 0) > 0;
  const list = useRef<HTMLDivElement>(null);
  const actions = useListingActions((listing) => {
    replace(listing);
    // The button that was pressed may have gone with its row.
    list.current?.focus({ preventScroll: true });
  });
  const EditSheet = useLazy(loadEditSheet, editId !== null);
  const { edits, keep, forgetUnchanged } = useEdits();
  const { edit, failure, retry: retryEdit } = useEdit(editId, edits, keep);

  // The next look at a listing finds what the server has then.
  useEffect(() => {
    if (editId === null) forgetUnchanged();
  }, [editId, forgetUnchanged]);

  function saved(listing: ListingToEdit) {
    replace(listing);
    keep({ listing, draft: draftOf(listing) });
    onCloseEdit();
  }

  return (
    <>
      <StorefrontToolbar query={query} onSearch={onSearch} shopAddress={hasListings ? shopAddress : null} />
      <div
        ref={list}
        tabIndex={-1}
        aria-busy={phase === 'loading'}
        className="outline-none transition-opacity duration-200 aria-busy:opacity-60 aria-busy:delay-150"
      >
        {phase === 'failed' && <ListingsError message={message} onRetry={retry} />}
        {phase !== 'failed' && !page && <ListingsSkeleton />}
        {phase !== 'failed' && page?.listings.length === 0 && <NoListings query={query} />}
        {phase !== 'failed' && page && page.listings.length > 0 && (
          <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface shadow-soft">
            {page.listings.map((listing) => {
              const begun = edits.get(listing.id);
              return (
                <ListingRow
                  key={listing.id}
                  listing={listing}
                  actions={actions}
                  hasUnsavedChanges={begun !== undefined && isChanged(begun)}
                  onEdit={onEdit}
                />
              );
            })}
          </ul>
        )}
        {phase !== 'failed' && page?.nextCursor && <MoreButton isBusy={phase === 'growing'} onMore={loadMore} />}
      </div>
      {EditSheet && (
        <EditSheet
          isOpen={editId !== null}
          edit={edit}
          failure={failure}
          onRetry={retryEdit}
          onChange={keep}
          onSaved={saved}
          onClose={onCloseEdit}
        />
      )}
    </>
  );
}
