import { RotateCw, X } from 'lucide-react';
import { commonText } from '../../../../i18n/generated/common.ts';
import { listingPhotosText } from '../../../../i18n/generated/listing-photos.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import type { SentPhoto } from './use-photo-uploads.ts';

interface SentTileProps {
  photo: SentPhoto;
  onRetry: (photo: SentPhoto) => void;
  onDrop: (photo: SentPhoto) => void;
}

/** A photo on its way to the server, or one that was refused with the reason below it. */
export function SentTile({ photo, onRetry, onDrop }: SentTileProps) {
  const percent = Math.round(photo.progress * 100);
  return (
    <li className={photo.failure ? 'col-span-full flex items-center gap-3' : 'relative'}>
      <img
        src={photo.preview}
        alt=""
        className={
          photo.failure
            ? 'size-14 rounded-card object-cover'
            : 'aspect-square w-full rounded-card object-cover opacity-60'
        }
      />
      {photo.failure ? (
        <>
          <p role="alert" className="min-w-0 flex-1 text-bad text-caption wrap-anywhere">
            {photo.failure}
          </p>
          <IconButton label={commonText('tryAgain')} icon={RotateCw} onClick={() => onRetry(photo)} />
          <IconButton label={commonText('dismiss')} icon={X} onClick={() => onDrop(photo)} />
        </>
      ) : (
        <div className="absolute inset-x-2 bottom-2">
          <Progress label={listingPhotosText('sending')} value={percent < 100 ? percent : undefined} />
        </div>
      )}
    </li>
  );
}
