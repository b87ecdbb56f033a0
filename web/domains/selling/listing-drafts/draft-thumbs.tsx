import { ArrowDown, ArrowUp, Scissors, Star } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import type { ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { listingPhotosText } from '../../../../i18n/generated/listing-photos.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';
import type { PhotoDrag } from './use-drag-photo.ts';

/** Where a photo can go from its draft without being dragged. */
export interface PhotoMoves {
  /** The draft above and the one below; null at the ends of the list. */
  above: string | null;
  below: string | null;
  onMove: (photoId: string, draftId: string | null, place?: number) => void;
}

interface DraftThumbsProps extends PhotoMoves {
  draft: ListingDraftRecord;
  chosenId: string | null;
  onChoose: (photoId: string | null) => void;
  drag: PhotoDrag;
}

const iconClass = 'size-4 shrink-0';

/** The photos of a draft: dragged to another one, or moved with buttons or Alt and the arrow keys. */
export function DraftThumbs({ draft, chosenId, onChoose, drag, ...moves }: DraftThumbsProps) {
  const { photos, state } = draft;
  const isFixed = state !== 'open';
  const chosen = photos.findIndex(({ id }) => id === chosenId);

  function press(event: KeyboardEvent, photoId: string) {
    const target = { ArrowUp: moves.above, ArrowDown: moves.below, ArrowRight: null }[event.key];
    if (!event.altKey || target === undefined || isFixed) return;
    if (target === null && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (target !== null || photos.length > 1) moves.onMove(photoId, target);
  }

  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-1.5">
        {photos.map(({ id, image }, place) => {
          const isDragged = drag.drag?.photoId === id;
          return (
            <li key={id} className={classes('relative', isDragged && 'z-20')}>
              <button
                type="button"
                {...(isFixed ? {} : drag.handlers(id))}
                disabled={isFixed}
                aria-pressed={chosenId === id}
                aria-label={listingPhotosText(place === 0 ? 'coverOf' : 'photoOf', {
                  number: place + 1,
                  count: photos.length,
                })}
                onClick={() => !drag.wasDragged() && onChoose(chosenId === id ? null : id)}
                onKeyDown={(event) => press(event, id)}
                onContextMenu={(event) => drag.drag && event.preventDefault()}
                style={
                  isDragged && drag.drag
                    ? { transform: `translate(${drag.drag.by.x}px, ${drag.drag.by.y}px)`, pointerEvents: 'none' }
                    : undefined
                }
                className={classes(
                  'block size-14 select-none overflow-hidden rounded-control border-2 bg-sunken',
                  chosenId === id ? 'border-brand' : 'border-transparent',
                  isDragged && 'cursor-grabbing shadow-floating',
                )}
              >
                <img
                  src={pictureAddress(image, 160, 'webp')}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  draggable={false}
                  className="pointer-events-none size-full object-cover"
                />
              </button>
            </li>
          );
        })}
      </ul>
      {chosen >= 0 && chosenId !== null && (
        <div role="toolbar" aria-label={listingDraftsText('photoActions')} className="flex flex-wrap gap-1.5">
          {photos.length > 1 && (
            <Button
              size="small"
              icon={<Scissors aria-hidden="true" className={iconClass} />}
              onClick={() => moves.onMove(chosenId, null)}
            >
              {listingDraftsText('apart')}
            </Button>
          )}
          {chosen > 0 && (
            <Button
              size="small"
              icon={<Star aria-hidden="true" className={iconClass} />}
              onClick={() => moves.onMove(chosenId, draft.id, 0)}
            >
              {listingPhotosText('makeCover')}
            </Button>
          )}
          {moves.above !== null && (
            <Button
              size="small"
              icon={<ArrowUp aria-hidden="true" className={iconClass} />}
              onClick={() => moves.onMove(chosenId, moves.above)}
            >
              {listingDraftsText('toAbove')}
            </Button>
          )}
          {moves.below !== null && (
            <Button
              size="small"
              icon={<ArrowDown aria-hidden="true" className={iconClass} />}
              onClick={() => moves.onMove(chosenId, moves.below)}
            >
              {listingDraftsText('toBelow')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
