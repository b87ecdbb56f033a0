import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { maxDraftsPerCall } from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { acceptedTypes } from '../../../lib/files/photo-rules.ts';
import { pageSettings } from '../../../lib/page/page-settings.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { classes } from '../../../ui/buttons/classes.ts';

interface PhotoDropAreaProps {
  onChoose: (files: Iterable<File> | null) => void;
  /** Whether there are no drafts yet, and the area is the page's main thing. */
  isEmpty: boolean;
  children: ReactNode;
}

/** Takes photos and archives that are dropped anywhere on the list; without any, it asks for them. */
export function PhotoDropArea({ onChoose, isEmpty, children }: PhotoDropAreaProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <section
      aria-label={listingDraftsText('dropTitle')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onChoose(event.dataTransfer.files);
      }}
      className={classes(
        'rounded-tile transition-colors duration-150',
        isOver && 'bg-brand-soft outline-2 outline-brand outline-dashed',
      )}
    >
      {isEmpty && (
        <div className="flex flex-col items-center gap-3 rounded-tile border-2 border-line border-dashed bg-sunken px-4 py-12 text-center">
          <p className="font-bold font-heading text-xl">{listingDraftsText('dropTitle')}</p>
          <p id={`${id}-hint`} className="max-w-md text-muted">
            {listingDraftsText('dropHint', { count: maxDraftsPerCall, megabytes: pageSettings().uploadMegabytes })}
          </p>
          <AddPhotos onChoose={onChoose} label={listingDraftsText('choose')} describedBy={`${id}-hint`} isMain />
        </div>
      )}
      {children}
    </section>
  );
}

interface AddPhotosProps extends Pick<PhotoDropAreaProps, 'onChoose'> {
  label: string;
  describedBy?: string;
  isMain?: boolean;
}

/** A native file input that looks like a button. */
export function AddPhotos({ onChoose, label, describedBy, isMain = false }: AddPhotosProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonClasses({
        tone: isMain ? 'primary' : 'secondary',
        size: 'large',
        className:
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
      })}
    >
      <ImagePlus aria-hidden="true" className="size-5" />
      {label}
      <input
        id={id}
        type="file"
        multiple
        accept={`${acceptedTypes},.heic,.zip,application/zip`}
        aria-describedby={describedBy}
        onChange={(event) => {
          // The list of the input is emptied below, so it is copied first.
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
