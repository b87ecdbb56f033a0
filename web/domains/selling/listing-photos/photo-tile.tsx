import type { HTMLAttributes, KeyboardEvent } from 'react';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { listingPhotosText } from '../../../../i18n/generated/listing-photos.ts';
import { classes } from '../../../ui/buttons/classes.ts';

interface PhotoTileProps {
  file: string;
  place: number;
  count: number;
  isChosen: boolean;
  /** The drag that is under way, of this photo or another. */
  drag: { from: number; to: number; by: { x: number; y: number } } | null;
  tileProps: HTMLAttributes<HTMLButtonElement>;
  onChoose: () => void;
  onMove: (to: number) => void;
}

/** One photo, as a button that chooses it. With Alt, the arrow keys move it. */
export function PhotoTile({ file, place, count, isChosen, drag, tileProps, onChoose, onMove }: PhotoTileProps) {
  const isDragged = drag?.from === place;
  const isTarget = drag?.to === place && !isDragged;

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    onMove(place + step);
  }

  return (
    <li className={classes('relative', isDragged && 'z-10')}>
      <button
        type="button"
        {...tileProps}
        aria-pressed={isChosen}
        aria-label={listingPhotosText(place === 0 ? 'coverOf' : 'photoOf', { number: place + 1, count })}
        onClick={onChoose}
        onKeyDown={press}
        onContextMenu={(event) => drag && event.preventDefault()}
        style={isDragged ? { transform: `translate(${drag.by.x}px, ${drag.by.y}px)` } : undefined}
        className={classes(
          'block aspect-square w-full select-none overflow-hidden rounded-card border-2 bg-sunken',
          isChosen || isTarget ? 'border-brand' : 'border-transparent',
          isDragged && 'cursor-grabbing shadow-floating',
        )}
      >
        <img
          src={pictureAddress(file, 160, 'webp')}
          alt=""
          width={160}
          height={160}
          draggable={false}
          className="pointer-events-none size-full object-cover"
        />
      </button>
      {place === 0 && !isDragged && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute bottom-1.5 left-1.5 max-w-[calc(100%-0.75rem)] truncate rounded-full bg-surface px-2 py-0.5 font-semibold text-caption shadow-raised"
        >
          {listingPhotosText('cover')}
        </span>
      )}
    </li>
  );
}
