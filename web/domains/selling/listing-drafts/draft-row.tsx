import { Link } from 'react-router';
import type { DraftChange, ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { amountText } from '../../../lib/language/amount-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { DraftField } from './draft-field.tsx';
import { DraftThumbs, type PhotoMoves } from './draft-thumbs.tsx';
import { DraftTypes } from './draft-types.tsx';
import type { PhotoDrag } from './use-drag-photo.ts';

/** The columns of a row on wide screens; the head of the list has the same. */
export const rowColumns = 'lg:grid lg:grid-cols-[1.5rem_11.5rem_minmax(0,1fr)_15rem_7.5rem_4.5rem_6.5rem] lg:gap-x-4';

interface DraftRowProps extends PhotoMoves {
  draft: ListingDraftRecord;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  chosenPhoto: string | null;
  onChoosePhoto: (photoId: string | null) => void;
  drag: PhotoDrag;
  onChange: (change: DraftChange) => void;
  onSearchType: () => void;
}

/** One draft: its photos, what is unsure about it, and the fields that can be changed in place. */
export function DraftRow({ draft, isSelected, onSelect, drag, onChange, onSearchType, ...photos }: DraftRowProps) {
  const { id, state, title, price_minor: price, currency, stock } = draft;
  const isOpen = state === 'open';
  const isReading = draft.doubts.includes('reading') && draft.type === null;
  const isTarget = drag.drag?.over === id && !draft.photos.some((photo) => photo.id === drag.drag?.photoId);
  const name = title || listingDraftsText('isReading');
  return (
    <li
      data-drop={isOpen ? id : undefined}
      className={classes(
        'flex flex-col gap-3 p-4 transition-colors duration-150 lg:items-start lg:px-5',
        rowColumns,
        isTarget && 'bg-brand-soft',
      )}
    >
      <div className="flex items-start gap-3 lg:contents">
        <input
          type="checkbox"
          aria-label={listingDraftsText('select', { title: name })}
          checked={isSelected}
          disabled={!isOpen}
          onChange={({ target }) => onSelect(target.checked)}
          className="mt-4 size-5 shrink-0 accent-brand"
        />
        <DraftThumbs
          draft={draft}
          drag={drag}
          chosenId={photos.chosenPhoto}
          onChoose={photos.onChoosePhoto}
          above={photos.above}
          below={photos.below}
          onMove={photos.onMove}
        />
        <div className="ml-auto lg:order-last lg:ml-0">
          <DraftBadge draft={draft} />
        </div>
      </div>
      {isReading ? (
        <p className="text-muted text-sm lg:col-span-4 lg:pt-3">{listingDraftsText('isReading')}</p>
      ) : (
        <>
          <div className="min-w-0">
            <DraftField
              label={listingDraftsText('titleField')}
              value={title}
              isDisabled={!isOpen}
              isMultiline
              onCommit={(typed) => onChange({ id, title: typed })}
            />
            <Question draft={draft} onChange={onChange} />
          </div>
          <DraftTypes
            draft={draft}
            onChoose={({ category_id, product_type_id }) => onChange({ id, category_id, product_type_id })}
            onSearch={onSearchType}
          />
          <div className="grid grid-cols-2 gap-3 lg:contents">
            <DraftField
              label={`${listingDraftsText('price')} (${currency})`}
              value={price === null ? '' : amountText(price, currency)}
              isDisabled={!isOpen}
              inputMode="decimal"
              onCommit={(typed) => onChange({ id, price: typed })}
            />
            <DraftField
              label={listingDraftsText('stock')}
              value={String(stock)}
              isDisabled={!isOpen}
              inputMode="numeric"
              onCommit={(typed) =>
                /^\d{1,9}$/.test(typed) && Number(typed) > 0 && onChange({ id, stock: Number(typed) })
              }
            />
          </div>
        </>
      )}
    </li>
  );
}

function DraftBadge({ draft: { state, doubts, listing_id: listing } }: { draft: ListingDraftRecord }) {
  if (state === 'published') {
    return (
      <span className="flex flex-col items-end gap-1 lg:items-start">
        <Badge tone="good">{listingDraftsText('isPublished')}</Badge>
        {listing && (
          <Link to={`/product/${listing}`} className="touch-edge text-brand text-sm underline underline-offset-2">
            {listingDraftsText('seeListing')}
          </Link>
        )}
      </span>
    );
  }
  if (state === 'publishing') return <Badge tone="ai">{listingDraftsText('isPublishing')}</Badge>;
  if (doubts.length === 0) return <Badge tone="good">{listingDraftsText('isSure')}</Badge>;
  if (doubts[0] === 'reading') return <Badge tone="ai">{listingDraftsText('isReading')}</Badge>;
  return (
    <Badge tone={doubts[0] === 'refused' || doubts[0] === 'unread' ? 'bad' : 'warn'}>
      {listingDraftsText('check')}
    </Badge>
  );
}

/** What is unsure, with the answer that needs one press. */
function Question({ draft, onChange }: Pick<DraftRowProps, 'draft' | 'onChange'>) {
  const { id, doubts, problem, type } = draft;
  const asked = doubts.filter((doubt) => doubt !== 'reading');
  if (asked.length === 0) return null;
  const questions = {
    refused: problem?.message ?? '',
    unread: listingDraftsText('askUnread'),
    type: listingDraftsText('askType', { name: type?.name ?? '', percent: Math.round((type?.confidence ?? 0) * 100) }),
    photos: listingDraftsText('askPhotos'),
  };
  const canConfirm = type !== null && asked.some((doubt) => doubt === 'type' || doubt === 'photos');
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className={classes('min-w-0 flex-1 basis-48 text-sm', doubts[0] === 'refused' ? 'text-bad' : 'text-warn')}>
        {asked.map((doubt) => questions[doubt]).join(' ')}
      </p>
      {canConfirm && (
        <Button size="small" onClick={() => onChange({ id, is_checked: true })}>
          {listingDraftsText('right')}
        </Button>
      )}
    </div>
  );
}
