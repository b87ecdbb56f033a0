import { useState } from 'react';
import { type AdPictureSize, adPictureSizes } from '../../../../contracts/selling/ad-picture-rules.ts';
import { adPicturesText } from '../../../../i18n/generated/ad-pictures.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { listingsText } from '../../../../i18n/generated/listings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';
import { Chip } from '../../../ui/navigation/chip.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AdActions } from './ad-actions.tsx';
import type { AdRequest } from './ad-request.ts';
import { GoodsForPrompt } from './goods-for-prompt.tsx';
import { PromptSummary } from './prompt-summary.tsx';
import { useAdPicture } from './use-ad-picture.ts';

interface AdDialogProps {
  isOpen: boolean;
  request: AdRequest;
  onClose: () => void;
}

/** Shows the finished picture with a choice of size, a download and sharing. */
export function AdDialog({ isOpen, request, onClose }: AdDialogProps) {
  const [choice, setChoice] = useState<{ request: AdRequest; size: AdPictureSize } | null>(null);
  // A size chosen for an earlier request does not apply to this one.
  const chosen = choice?.request === request ? choice.size : null;
  const { picture, interpretation, error, retry } = useAdPicture(request, chosen, isOpen);
  const size = chosen ?? interpretation?.picture.size ?? request.size ?? '1024x1536';
  const subject = request.headline || request.title || request.prompt || adPicturesText('picture');
  const shape = size === '1024x1024' ? 'aspect-square w-full max-w-[min(25rem,50dvh)]' : 'aspect-2/3 h-full max-w-full';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={listingsText('makeAd')}
      actions={<AdActions picture={picture} subject={subject} />}
    >
      {request.prompt && <GoodsForPrompt prompt={request.prompt} language={request.language} onLeave={onClose} />}
      <fieldset className="mb-4 flex gap-2">
        <legend className="sr-only">{adPicturesText('size')}</legend>
        {adPictureSizes.map((one) => (
          <Chip key={one} isSelected={one === size} onClick={() => setChoice({ request, size: one })}>
            {one}
          </Chip>
        ))}
      </fieldset>
      {/* The same height in every state, so that nothing moves under the pointer. */}
      <div className="flex h-[min(25rem,50dvh)] flex-col items-center justify-center">
        {error !== null && (
          <ErrorState
            title={adPicturesText('failedTitle')}
            action={<Button onClick={retry}>{commonText('tryAgain')}</Button>}
          >
            {error}
          </ErrorState>
        )}
        {error === null && !picture && <Skeleton className={classes('rounded-card', shape)} />}
        {picture && (
          <img
            key={picture.address}
            src={picture.address}
            width={picture.width}
            height={picture.height}
            alt={subject}
            lang={request.headline || request.prompt ? undefined : request.language}
            className={classes('rounded-card border border-line bg-sunken object-contain', shape)}
          />
        )}
      </div>
      <div role="status" className="mt-4 min-h-9 text-center text-muted text-sm">
        {!picture && error === null && (
          <>
            <Progress label={adPicturesText('making')} />
            <p className="mt-2">{adPicturesText('makingText')}</p>
          </>
        )}
        {picture && <p>{adPicturesText('ready', { size: size.replace('x', ' × ') })}</p>}
        {picture && interpretation && <PromptSummary interpretation={interpretation} />}
      </div>
    </Dialog>
  );
}
