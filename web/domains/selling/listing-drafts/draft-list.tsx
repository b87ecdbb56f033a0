import { useState } from 'react';
import type { DraftChange, ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DraftRow, rowColumns } from './draft-row.tsx';
import { apart, useDragPhoto } from './use-drag-photo.ts';

interface DraftListProps {
  shown: readonly ListingDraftRecord[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
  onChange: (change: DraftChange) => void;
  onMove: (photoIds: string[], draftId: string | null, place?: number) => Promise<boolean>;
  onSearchType: (draftId: string) => void;
}

const columns = ['photos', 'titleField', 'type', 'price', 'stock'] as const;

/** The drafts of one part of the list; photos are dragged from one to another. */
export function DraftList({ shown, selected, onSelect, onSelectAll, onMove, ...rest }: DraftListProps) {
  const [chosenPhoto, setChosenPhoto] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const drag = useDragPhoto((photoId, target) => void move(photoId, target === apart ? null : target));
  const openIds = shown.filter(({ state }) => state === 'open').map(({ id }) => id);
  const areAllSelected = openIds.length > 0 && openIds.every((id) => selected.has(id));
  const from = shown.find(({ photos }) => photos.some(({ id }) => id === drag.drag?.photoId));

  async function move(photoId: string, draftId: string | null, place?: number) {
    const source = shown.find(({ photos }) => photos.some(({ id }) => id === photoId));
    const isWhole = source?.photos.length === 1 && draftId === null;
    if (isWhole || (source?.id === draftId && place === undefined)) return;
    if (await onMove([photoId], draftId, place)) setSaid(listingDraftsText('photosMoved'));
  }

  return (
    <div ref={drag.area}>
      {openIds.length > 0 && <p className="mb-2 text-caption text-muted">{listingDraftsText('dragHint')}</p>}
      <div className="rounded-tile border border-line bg-surface shadow-soft">
        {openIds.length > 0 && (
          <div
            className={classes(
              'flex items-center gap-3 rounded-t-tile border-line border-b bg-sunken px-4 py-2.5 text-muted text-sm lg:items-center lg:px-5',
              rowColumns,
            )}
          >
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                aria-label={listingDraftsText('selectAll')}
                checked={areAllSelected}
                onChange={({ target }) => onSelectAll(target.checked)}
                className="size-5 accent-brand"
              />
              <span className="lg:sr-only">{listingDraftsText('selectAll')}</span>
            </label>
            {columns.map((column) => (
              <span key={column} aria-hidden="true" className="max-lg:hidden">
                {listingDraftsText(column)}
              </span>
            ))}
          </div>
        )}
        {shown.length === 0 && <EmptyState title={listingDraftsText('noneNeedYou')} />}
        <ul className="divide-y divide-line">
          {shown.map((draft, index) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isSelected={selected.has(draft.id)}
              onSelect={(isSelected) => onSelect(draft.id, isSelected)}
              chosenPhoto={chosenPhoto}
              onChoosePhoto={setChosenPhoto}
              drag={drag}
              above={openAt(shown, index - 1)}
              below={openAt(shown, index + 1)}
              onMove={(photoId, draftId, place) => void move(photoId, draftId, place)}
              onChange={rest.onChange}
              onSearchType={() => rest.onSearchType(draft.id)}
            />
          ))}
        </ul>
      </div>
      {from && from.photos.length > 1 && (
        <div
          data-drop={apart}
          className={classes(
            'fixed inset-x-(--page-edge) bottom-20 z-10 rounded-tile border-2 border-brand border-dashed p-5 text-center font-semibold shadow-floating lg:bottom-6 lg:left-auto lg:w-96',
            drag.drag?.over === apart ? 'bg-brand-soft' : 'bg-surface',
          )}
        >
          {listingDraftsText('dropApart')}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function openAt(drafts: readonly ListingDraftRecord[], index: number): string | null {
  const draft = drafts[index];
  return draft?.state === 'open' ? draft.id : null;
}
