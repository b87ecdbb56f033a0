import { useEffect, useRef } from 'react';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import type { Edit } from './edit/edit-draft.ts';
import { useEdit, useEdits } from './edit/use-edits.ts';
import { ListingRow } from './listing-row.tsx';
import { ListingsError, ListingsSkeleton, NoListings } from './my-listings-states.tsx';
import { MyListingsToolbar } from './my-listings-toolbar.tsx';
import type { MyListingsQuery } from './own-listings.ts';
import { useListingActions } from './use-listing-actions.ts';
import { useOwnListings } from './use-own-listings.ts';

/** Loaded with the first listing that is opened. */
const loadEditSheet = () => import('./edit/edit-sheet.tsx').then((module) => module.EditSheet);

interface MyListingsProps {
  query: MyListingsQuery;
  onSearch: (q: string) => void;
  /** The seller's page as buyers see it. */
  shopAddress: string | null;
  /** The listing whose sheet is open. */
  editId: string | null;
  onEdit: (id: string) => void;
  onCloseEdit: () => void;
}

/** The seller's listings, to search, edit, pause, remove and restore. */
export function MyListings({ query, onSearch, shopAddress, editId, onEdit, onCloseEdit }: MyListingsProps) {
  const { page, phase, message, retry, loadMore, replace } = useOwnListings(query);
  const hasListings = query.state !== 'removed' && (page?.listings.length ?? 0) > 0;
  const list = useRef<HTMLDivElement>(null);
  const actions = useListingActions((listing) => {
    replace(listing);
    // The pressed button may have disappeared with its row.
    list.current?.focus({ preventScroll: true });
  });
  const EditSheet = useLazy(loadEditSheet, editId !== null);
  const { edits, storeEdit, discardUnchanged } = useEdits();
  const { edit, failure, retry: retryEdit } = useEdit(editId, edits, storeEdit);

  // Opening an unchanged listing again loads its current version.
  useEffect(() => {
    if (editId === null) discardUnchanged();
  }, [editId, discardUnchanged]);

  function handleRenewed(edit: Edit) {
    replace(edit.listing);
    storeEdit(edit);
  }

  function handleSaved(saved: Edit) {
    handleRenewed(saved);
    onCloseEdit();
  }

  return (
    <>
      <MyListingsToolbar query={query} onSearch={onSearch} shopAddress={hasListings ? shopAddress : null} />
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
            {page.listings.map((listing) => (
              <ListingRow
                key={listing.id}
                listing={listing}
                actions={actions}
                hasUnsavedChanges={edits.get(listing.id)?.isChanged ?? false}
                onEdit={onEdit}
              />
            ))}
          </ul>
        )}
        {phase !== 'failed' && page?.nextCursor && <MoreButton isBusy={phase === 'loadingMore'} onMore={loadMore} />}
      </div>
      {EditSheet && (
        <EditSheet
          isOpen={editId !== null}
          edit={edit}
          failure={failure}
          onRetry={retryEdit}
          onChange={storeEdit}
          onSaved={handleSaved}
          onRenewed={handleRenewed}
          onClose={onCloseEdit}
        />
      )}
    </>
  );
}
