import { X } from 'lucide-react';
import { threadPhotosText } from '../../../../../i18n/generated/thread-photos.ts';
import { Progress } from '../../../../ui/states/progress.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { useAttachments } from './use-attachments.ts';
import { usePhotoAddress } from './use-photo-address.ts';

interface AttachedPhotosProps {
  threadId: string;
  attachments: ReturnType<typeof useAttachments>;
}

/** The photos above the field, before they are sent, with the way to take each off again. */
export function AttachedPhotos({ threadId, attachments: { photos, progress, problem, remove } }: AttachedPhotosProps) {
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {photos.length > 0 && (
        <ul className="flex gap-2">
          {photos.map(({ name }, index) => (
            <li key={name} className="relative size-18">
              <AttachedPhoto threadId={threadId} name={name} number={index + 1} />
              <button
                type="button"
                aria-label={threadPhotosText('remove', { number: index + 1 })}
                onClick={() => remove(name)}
                className="touch-edge absolute -top-1.5 -right-1.5 inline-flex size-6 items-center justify-center rounded-full border border-line bg-surface hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {progress !== null && <Progress label={threadPhotosText('uploading')} value={progress * 100} />}
      {problem && (
        <p role="alert" className="font-medium text-bad text-caption">
          {problem}
        </p>
      )}
    </div>
  );
}

function AttachedPhoto({ threadId, name, number }: { threadId: string; name: string; number: number }) {
  const result = usePhotoAddress({ threadId, name }, { isWanted: true, tries: 0 });
  if (!result || result.hasFailed) return <Skeleton className="size-full" />;
  return (
    <img
      src={result.value}
      alt={threadPhotosText('attached', { number })}
      className="size-full rounded-control border border-line object-cover"
    />
  );
}
