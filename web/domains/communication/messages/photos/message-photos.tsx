import { useRef, useState } from 'react';
import type { ThreadPhoto } from '../../../../../contracts/communication/threads.ts';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { threadPhotosText } from '../../../../../i18n/generated/thread-photos.ts';
import { useNearView } from '../../../../lib/react/use-near-view.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/buttons/classes.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { EnlargedPhoto } from './enlarged-photo.tsx';
import { usePhotoAddress } from './use-photo-address.ts';

interface MessagePhotosProps {
  threadId: string;
  photos: readonly ThreadPhoto[];
  isOwn: boolean;
  /** The name of the other side. */
  author: string;
}

/** The photos of a message; each is loaded when it comes near the view and shown larger on a press. */
export function MessagePhotos({ threadId, photos, isOwn, author }: MessagePhotosProps) {
  return (
    <ul className={classes('mb-1 grid gap-1.5', photos.length > 1 && 'grid-cols-2')}>
      {photos.map((photo, index) => (
        <li key={photo.name}>
          <MessagePhoto
            threadId={threadId}
            photo={photo}
            alt={threadPhotosText(isOwn ? 'fromYou' : 'from', { number: index + 1, name: author })}
          />
        </li>
      ))}
    </ul>
  );
}

function MessagePhoto({ threadId, photo, alt }: { threadId: string; photo: ThreadPhoto; alt: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useNearView(place);
  const [tries, setTries] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const result = usePhotoAddress({ threadId, name: photo.name }, { isWanted, tries });
  const { width, height } = photo;
  return (
    // As large before the photo is there, so that what is below stays where it is.
    <div
      ref={place}
      className="max-h-80 min-h-20 max-w-full overflow-hidden rounded-control"
      style={{ aspectRatio: `${width} / ${height}`, width: `min(${width}px, 20rem)` }}
    >
      {!result && (
        <div aria-busy="true" className="h-full">
          <p className="sr-only">{commonText('loading')}</p>
          <Skeleton className="h-full" />
        </div>
      )}
      {result?.hasFailed && (
        <div className="flex flex-col items-start gap-2">
          <p role="alert" className="text-bad text-sm">
            {result.message}
          </p>
          <Button size="small" onClick={() => setTries(tries + 1)}>
            {commonText('tryAgain')}
          </Button>
        </div>
      )}
      {result && !result.hasFailed && (
        <>
          <button
            type="button"
            aria-label={threadPhotosText('enlarge', { photo: alt })}
            onClick={() => setLarge(true)}
            className="block size-full cursor-zoom-in"
          >
            <img src={result.value} alt={alt} width={width} height={height} className="size-full object-cover" />
          </button>
          <EnlargedPhoto isOpen={isLarge} onClose={() => setLarge(false)} address={result.value} alt={alt} />
        </>
      )}
    </div>
  );
}
