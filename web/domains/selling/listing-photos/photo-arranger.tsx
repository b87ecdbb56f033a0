import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { maxListingPhotos } from '../../../../contracts/marketplace/listing-photos.ts';
import { listingPhotosText } from '../../../../i18n/generated/listing-photos.ts';
import { acceptedTypes } from '../../../lib/files/photo-rules.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { movePhoto, withoutPhoto } from './order-photos.ts';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoTools } from './photo-tools.tsx';
import { SentTile } from './sent-tile.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface PhotoArrangerProps {
  /** File names below `/uploads/`, the cover first. */
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  /** Told when photos begin to be sent, and when all of them are. */
  onSending: (isSending: boolean) => void;
  error?: string | undefined;
}

/** The photos of a listing: added, put in order by dragging or with buttons, replaced and removed. */
export function PhotoArranger({ photos, onChange, onSending, error }: PhotoArrangerProps) {
  const [chosenFile, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const uploads = usePhotoUploads({ photos, onChange });
  const drag = useDragOrder(move);
  const id = useId();
  const count = photos.length;
  const chosen = chosenFile === null ? -1 : photos.indexOf(chosenFile);
  const { isSending } = uploads;
  useEffect(() => onSending(isSending), [isSending, onSending]);

  function move(from: number, to: number) {
    const place = Math.min(count - 1, Math.max(0, to));
    if (place === from) return;
    onChange(movePhoto(photos, from, place));
    setChosen(photos[from] ?? null);
    setSaid(listingPhotosText('moved', { number: place + 1, count }));
  }

  function remove(place: number) {
    const file = photos[place];
    if (file === undefined || count === 1) return;
    onChange(withoutPhoto(photos, file));
    setChosen(photos[place + 1] ?? photos[place - 1] ?? null);
    setSaid(listingPhotosText('removed', { count: count - 1 }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this group is.
    <div role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`} className="flex flex-col gap-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`${id}-title`} className="text-lg">
          {listingPhotosText('title')}
        </h3>
        <span className="text-muted text-sm tabular-nums">
          {listingPhotosText('count', { count, max: maxListingPhotos })}
        </span>
      </div>
      <ul ref={drag.list} className="grid grid-cols-4 gap-2.5 sm:grid-cols-5">
        {photos.map((file, place) => (
          <PhotoTile
            key={file}
            {...{ file, place, count }}
            isChosen={place === chosen}
            drag={drag.drag}
            tileProps={drag.tileProps(place)}
            onChoose={() => !drag.wasDragged() && setChosen(place === chosen ? null : file)}
            onMove={(to) => move(place, to)}
          />
        ))}
        {uploads.sent.map((photo) => (
          <SentTile key={photo.key} photo={photo} onRetry={uploads.retry} onDrop={uploads.drop} />
        ))}
        {uploads.hasRoom && (
          <li>
            <label
              htmlFor={`${id}-add`}
              className={classes(
                'flex aspect-square cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-line border-dashed bg-sunken p-1',
                'text-center font-semibold text-caption leading-tight hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
              )}
            >
              <ImagePlus aria-hidden="true" className="size-5" />
              {listingPhotosText('add')}
              <input
                id={`${id}-add`}
                type="file"
                multiple
                accept={acceptedTypes}
                onChange={(event) => {
                  uploads.choose(event.target.files);
                  event.target.value = '';
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      {chosen >= 0 && (
        <PhotoTools
          place={chosen}
          count={count}
          onMove={(to) => move(chosen, to)}
          onReplace={(files) => uploads.choose(files, photos[chosen] ?? null)}
          onRemove={() => remove(chosen)}
        />
      )}
      <p id={`${id}-hint`} className="text-caption text-muted">
        {listingPhotosText(count > 1 ? 'hint' : 'hintForOne')}
      </p>
      <p role="alert" className="font-medium text-bad text-caption empty:hidden">
        {error ?? uploads.problem}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
