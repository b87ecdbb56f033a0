import { ArrowLeft, ArrowRight, Replace, Star, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { listingPhotosText } from '../../../../i18n/generated/listing-photos.ts';
import { acceptedTypes } from '../../../lib/files/photo-rules.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';

interface PhotoToolsProps {
  place: number;
  count: number;
  onMove: (to: number) => void;
  onReplace: (files: FileList | null) => void;
  onRemove: () => void;
}

const iconClass = 'size-4 shrink-0';

/** What can be done with the chosen photo. What cannot be done now stays focusable, so that the keyboard keeps its place. */
export function PhotoTools({ place, count, onMove, onReplace, onRemove }: PhotoToolsProps) {
  const id = useId();
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return (
    <div
      role="toolbar"
      aria-label={listingPhotosText('photoOf', { number: place + 1, count })}
      className="flex flex-wrap gap-2"
    >
      {count > 1 && (
        <>
          <Tool
            label={listingPhotosText('earlier')}
            icon={ArrowLeft}
            isOff={isFirst}
            onPress={() => onMove(place - 1)}
          />
          <Tool label={listingPhotosText('later')} icon={ArrowRight} isOff={isLast} onPress={() => onMove(place + 1)} />
          <Tool label={listingPhotosText('makeCover')} icon={Star} isOff={isFirst} onPress={() => onMove(0)} />
        </>
      )}
      <label
        htmlFor={id}
        className={buttonClasses({
          size: 'small',
          className:
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
        })}
      >
        <Replace aria-hidden="true" className={iconClass} />
        {listingPhotosText('replace')}
        <input
          id={id}
          type="file"
          accept={acceptedTypes}
          onChange={(event) => {
            onReplace(event.target.files);
            event.target.value = '';
          }}
          className="sr-only"
        />
      </label>
      {count > 1 && <Tool label={listingPhotosText('remove')} icon={Trash2} isOff={false} onPress={onRemove} />}
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: typeof Star;
  isOff: boolean;
  onPress: () => void;
}

function Tool({ label, icon: Icon, isOff, onPress }: ToolProps) {
  return (
    <Button
      size="small"
      icon={<Icon aria-hidden="true" className={iconClass} />}
      aria-disabled={isOff || undefined}
      className={isOff ? 'opacity-60' : ''}
      onClick={() => !isOff && onPress()}
    >
      {label}
    </Button>
  );
}
